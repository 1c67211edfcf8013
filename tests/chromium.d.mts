export const withWebGPU: string[];
export const withoutGPU: string[];
export function chromium(): string;

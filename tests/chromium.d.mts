export const flags: string[];
export function chromium(): string;

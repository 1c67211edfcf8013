export function packPlates(source: string): string;

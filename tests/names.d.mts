export const INNER: readonly string[];
export const SHORT: Readonly<Record<string, string>>;

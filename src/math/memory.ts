/** Where memory comes from that is written anew before it is read, and so need not be one animal's own: src/works.ts. */
export type Share = (length: number) => Float64Array;

export const fresh: Share = (length) => new Float64Array(length);

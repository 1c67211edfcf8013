/** Tables of dogs and wolves are rows of numbers in thousandths, as in the plates, after the joint they belong to. */
export type Row = readonly [on: string, ...numbers: number[]];

export function rowsOf(rows: readonly string[]): Row[] {
  return rows.map((row) => {
    const [on, ...numbers] = row.split(' ');
    return [on, ...numbers.map((text) => Number(text) / 1000)];
  });
}

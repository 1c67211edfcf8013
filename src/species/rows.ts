/** Tables of flesh as rows of numbers in thousandths, as in the plates, after the joint they belong to, or after names separated by commas. */
export type Row = readonly [on: string, ...numbers: number[]];

export function rowsOf(rows: readonly string[]): Row[] {
  return rows.map((row) => {
    const [on, ...numbers] = row.split(' ');
    return [on, ...numbers.map((text) => Number(text) / 1000)];
  });
}

/** Says where in an authored table the fault lies. */

export class TableError extends Error {
  constructor(path: string, fault: string) {
    super(`${path}: ${fault}`);
    this.name = 'TableError';
  }
}

/** A test that every runner can run: it throws when something is wrong. Assertions come from chai, numbers from fast-check. */
export interface Case {
  readonly name: string;
  run(): void | Promise<void>;
}

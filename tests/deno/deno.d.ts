/** All that the tests use of Deno. */
declare const Deno: { test(name: string, run: () => void | Promise<void>): void };

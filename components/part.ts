/** A script of its own beside the element's, asked for when it is first needed. */
export class Part<Module> {
  readonly #import: () => Promise<Module>;
  #module: Module | undefined;
  #coming: Promise<Module> | undefined;

  constructor(load: () => Promise<Module>) {
    this.#import = load;
  }

  /** If it is there. */
  get module(): Module | undefined {
    return this.#module;
  }

  /** Whether it has been asked for, and comes or has come. */
  get asked(): boolean {
    return !!this.#coming;
  }

  provide(module: Module): Module {
    this.#module = module;
    return module;
  }

  /** Asked for once; again if it did not come. */
  load(): Promise<Module> {
    this.#coming ??= this.#import().then(
      (module) => this.provide(module),
      (reason) => {
        this.#coming = undefined;
        throw reason;
      },
    );
    return this.#coming;
  }
}

declare module 'gltf-validator' {
  export function validateBytes(file: Uint8Array): Promise<{
    readonly issues: {
      readonly numErrors: number;
      readonly numWarnings: number;
      /** 0 is an error, 1 a warning. */
      readonly messages: readonly { readonly severity: number }[];
    };
  }>;
}

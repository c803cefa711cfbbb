/// <reference types="vite/client" />

declare module '*?fields' {
  const validators: import('./fields/staticForm').FieldValidators;
  export default validators;
}
declare module '*?field-types' {
  const validators: Readonly<Record<string, import('./fields/definition').CompiledSchema>>;
  export default validators;
}
declare module '*?validator' {
  const validate: ((value: unknown) => boolean) & {
    errors?: readonly { readonly instancePath: string; readonly message?: string }[] | null;
  };
  export default validate;
}

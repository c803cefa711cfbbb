/// <reference types="vite/client" />

/** The hash of the journey language that this page was built with. */
declare module 'virtual:journey-language' {
  const hash: string;
  export default hash;
}

/** Addresses of the embedded map's GeoJSON: land, borders between countries, and names of places. */
declare module 'virtual:map-data' {
  export const landUrl: string;
  export const bordersUrl: string;
  export const labelsUrl: string;
}

declare module '*?fields' {
  const validators: import('./fields/staticForm').FieldValidators;
  export default validators;
}
declare module '*?field-types' {
  const validators: Readonly<Record<string, import('./fields/definition').CompiledSchema>>;
  export default validators;
}

/** How pages begin, as HTML. See src/app/first/floors.tsx. */
declare module 'virtual:floors' {
  export const floors: typeof import('./app/first/floors').floors;
}

/** The package describes nothing but its whole, which brings all kinds of barcodes. */
declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  export class CODE128 {
    constructor(text: string, options: Readonly<Record<string, never>>);
    /** Whether the text can be written in this kind. */
    valid(): boolean;
    /** One character a module, `1` for black. */
    encode(): { readonly data: string };
  }
}

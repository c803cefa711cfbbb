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

/** The address of the map's tiles, a PMTiles file. */
declare module 'virtual:basemap' {
  export const basemapUrl: string;
}

/** The parts of the vocabulary that only explain a walk. See tools/vite/pageVocabulary.ts. */
declare module '*?explaining' {
  const parts: Pick<
    import('../schemas/generated/journey').Vocabulary,
    'words' | 'impossible' | 'introduced' | 'passing' | 'screens'
  >;
  export default parts;
}

declare module '*?fields' {
  const validators: import('./kit/fields/staticForm').FieldValidators;
  export default validators;
}
declare module '*?field-types' {
  const validators: Readonly<
    Record<string, import('./kit/fields/definition').CompiledSchema<import('./kit/fields/fieldLimits').FieldLimits>>
  >;
  export default validators;
}

/** The first paint of some pages, as HTML. See src/shell/first/floors.tsx. */
declare module 'virtual:floors' {
  export const floors: typeof import('./shell/first/floors').floors;
}

/** Types for one barcode format: the package has types only for its main entry, which bundles all formats. */
declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  export class CODE128 {
    constructor(text: string, options: Readonly<Record<string, never>>);
    /** Returns true if Code 128 can encode the text. */
    valid(): boolean;
    /** Returns the bars as one character for each module, `1` for black and `0` for white. */
    encode(): { readonly data: string };
  }
}

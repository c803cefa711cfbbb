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

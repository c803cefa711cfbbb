type Fields = Readonly<Record<string, unknown>>;

/** Reads the values of a request's body or query. A value that is missing or of another type is undefined. */
export class RequestValues {
  readonly #fields: Fields;

  constructor(value: unknown) {
    this.#fields = isFields(value) ? value : {};
  }

  has(name: string): boolean {
    return this.#fields[name] !== undefined && this.#fields[name] !== null;
  }

  text(name: string): string | undefined {
    const value = this.#fields[name];
    return typeof value === 'string' ? value : undefined;
  }

  whole(name: string): number | undefined {
    const value = this.#fields[name];
    return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
  }

  flag(name: string): boolean | undefined {
    const value = this.#fields[name];
    return typeof value === 'boolean' ? value : undefined;
  }

  part(name: string): RequestValues {
    return new RequestValues(this.#fields[name]);
  }

  /** Returns a flat object of texts, such as metadata. */
  texts(name: string): Readonly<Record<string, string>> {
    const value = this.#fields[name];
    return Object.fromEntries(Object.entries(isFields(value) ? value : {}).map(([key, text]) => [key, String(text)]));
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

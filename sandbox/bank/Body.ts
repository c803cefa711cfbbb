type Fields = Readonly<Record<string, unknown>>;

/** What a request brought, read one value at a time: what is missing, or of another kind, is `undefined`. */
export class Body {
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

  part(name: string): Body {
    return new Body(this.#fields[name]);
  }

  /** A flat list of names and texts, as metadata is. */
  texts(name: string): Readonly<Record<string, string>> {
    const value = this.#fields[name];
    return Object.fromEntries(Object.entries(isFields(value) ? value : {}).map(([key, text]) => [key, String(text)]));
  }
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import type { Contract, JsonSchema } from '../../../schemas/contract';
import { nastyKeys, nastyValues } from './nasty';

/** The values that a stranger may know: ids of rows, one's own and other people's, and texts that fit somewhere. */
export type Known = {
  readonly texts: readonly string[];
  /** The texts that fit a part of the contract by its name, such as `membershipId`. */
  readonly textsFor: (name: string) => readonly string[];
  readonly numbers: readonly number[];
};

type Schema = {
  readonly $ref?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
};

/** Guesses values for parts of the contract: such as fit a schema, and such as don't. */
export class Guesser {
  constructor(
    private readonly random: () => number,
    private readonly definitions: Contract['definitions'],
    private readonly known: Known,
  ) {}

  chance(share: number): boolean {
    return this.random() < share;
  }

  upTo(most: number): number {
    return Math.floor(this.random() * (most + 1));
  }

  oneOf<T>(values: readonly T[]): T {
    const value = values[this.upTo(values.length - 1)];
    if (value === undefined && values.length === 0) throw new Error('There is nothing to choose from.');
    return value as T; // the index is within the list
  }

  /** Guesses a value that fits a schema, as far as its types, choices and keys go, and often the name that it has. */
  fitting(part: JsonSchema, name = ''): unknown {
    const schema = part as Schema;
    if (schema.$ref !== undefined) return this.fitting(this.definitions[schema.$ref.replace(/^.*\//, '')] ?? {}, name);
    if (schema.anyOf) return this.fitting(this.oneOf(schema.anyOf), name);
    if (schema.enum) return this.oneOf(schema.enum);
    if ('const' in schema) return schema.const;
    return this.ofType(schema, name, typeof schema.type === 'object' ? this.oneOf(schema.type) : schema.type);
  }

  /** Returns a value of which a part is changed into something that nobody expects there. */
  spoilt(value: unknown): unknown {
    if (Array.isArray(value) && value.length > 0 && this.chance(0.7)) {
      const at = this.upTo(value.length - 1);
      return value.map((each: unknown, index) => (index === at ? this.spoilt(each) : each));
    }
    if (value === null || typeof value !== 'object' || Array.isArray(value) || this.chance(0.1))
      return this.oneOf(nastyValues);
    const entries = Object.entries(value);
    const at = this.upTo(Math.max(0, entries.length - 1));
    if (entries.length === 0 || this.chance(0.15))
      return withKey(value, this.oneOf(nastyKeys), this.oneOf(nastyValues));
    if (this.chance(0.15)) return Object.fromEntries(entries.filter((_, index) => index !== at));
    return Object.fromEntries(entries.map(([key, each], index) => [key, index === at ? this.spoilt(each) : each]));
  }

  private ofType(schema: Schema, name: string, type: string | undefined): unknown {
    switch (type) {
      case 'object':
        return this.object(schema);
      case 'array':
        return Array.from({ length: this.upTo(3) }, () => this.fitting(schema.items ?? {}, name));
      case 'integer':
      case 'number':
        return this.chance(0.7) ? this.oneOf(this.known.numbers) : (schema.minimum ?? 0) + this.upTo(40);
      case 'boolean':
        return this.chance(0.5);
      case 'null':
        return null;
      case 'string':
        return this.text(schema, name);
      default:
        return this.oneOf(nastyValues);
    }
  }

  private object({ properties = {}, required = [] }: Schema): Record<string, unknown> {
    const share = this.oneOf([0, 0.6, 1]); // of the keys that may be left out
    const wanted = Object.entries(properties).filter(([key]) => required.includes(key) || this.chance(share));
    return Object.fromEntries(wanted.map(([key, part]) => [key, this.fitting(part, key)]));
  }

  private text({ format, pattern, maxLength = 10_000 }: Schema, name: string): string {
    if (format === 'date') return this.oneOf(['2026-12-01', '2027-01-01', '1990-05-04', '2012-02-29', '9999-12-31']);
    const named = this.known.textsFor(name);
    const texts = named.length > 0 && this.chance(0.8) ? named : this.known.texts;
    const fits = pattern === undefined ? texts : texts.filter((each) => new RegExp(pattern).test(each));
    return this.oneOf(fits.length > 0 ? fits : texts).slice(0, maxLength);
  }
}

/** Adds a key as JSON would, also where it is one that objects have already. */
function withKey(value: object, key: string, added: unknown): object {
  const copy: object = { ...value };
  Object.defineProperty(copy, key, { value: added, enumerable: true, configurable: true });
  return copy;
}

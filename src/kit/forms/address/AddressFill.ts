import type { Answer } from '../../api/call';
import type { RawValue } from '../../fields/definition';
import type { FieldModel } from '../../fields/FieldModel';
import type { FormModel } from '../../fields/FormModel';

export type Address = Answer<'findAddresses'>['addresses'][number];

/** The part of an address that a field holds, by its autofill name. Source: HTML Standard, autofill field names. */
const parts = {
  'address-line1': 'lineOne',
  'address-line2': 'lineTwo',
  'address-level2': 'city',
} as const satisfies Readonly<Record<string, keyof Address>>;

/** Fills the lines of an address beside a postcode, and gives back what the customer had typed there. */
export class AddressFill {
  readonly first: FieldModel | undefined;
  private readonly lines: readonly { readonly field: FieldModel; readonly part: keyof Address }[];
  private readonly typed = new Map<FieldModel, RawValue>();
  private readonly filled = new Map<FieldModel, RawValue>();

  constructor(model: FormModel, postcodePath: string) {
    const group = model.definition.groups.find(({ fields }) => fields.some(({ path }) => path === postcodePath));
    this.lines = (group?.fields ?? []).flatMap(({ path }) => {
      const field = model.field(path);
      const part = field && field.definition.locked !== true ? partOf(field) : undefined;
      return field && part ? [{ field, part }] : [];
    });
    this.first = this.lines.find(({ part }) => part === 'lineOne')?.field;
  }

  /** Fills in an address; without one, what the customer typed comes back. Lines that it lacks keep what was typed. */
  fill(address: Address | undefined): void {
    for (const { field, part } of this.lines) {
      if (field.raw !== this.filled.get(field)) this.typed.set(field, field.raw);
      const text = address?.[part] ?? this.typed.get(field) ?? '';
      this.filled.set(field, text);
      if (field.raw !== text) field.set(text);
    }
  }
}

function partOf({ definition: { attributes } }: FieldModel): keyof Address | undefined {
  const token = attributes.autoComplete;
  return Object.entries(parts).find(([name]) => name === token)?.[1];
}

/** An address on one line, as a list shows it. */
export function addressText({ lineOne, lineTwo, city }: Address): string {
  return [lineOne, lineTwo, city].filter(Boolean).join(', ');
}

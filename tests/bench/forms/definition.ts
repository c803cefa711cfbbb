/** The form that all contestants draw: text, number, select, date and tick fields in sections of twenty, all required. */
export type BenchField = {
  readonly path: string;
  readonly label: string;
  readonly type: 'text' | 'number' | 'select' | 'date' | 'checkbox';
};

export const options = ['red', 'green', 'blue'].map((value) => ({ value, label: value }));
const types = ['text', 'text', 'number', 'select', 'date', 'text', 'checkbox'] as const;

export function benchFields(count: number): readonly BenchField[] {
  return Array.from({ length: count }, (_, index) => ({
    path: `field${index}`,
    label: `Question number ${index + 1}`,
    type: types[index % types.length] ?? 'text',
  }));
}

/** The field that a fact hides and shows. */
export const conditionalPath = 'field7';

export function sections<T>(fields: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(fields.length / 20) }, (_, index) => fields.slice(index * 20, index * 20 + 20));
}

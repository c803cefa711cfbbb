import type { ReactNode } from 'react';
import { describedBy, fieldMessages } from '../../kit/components/fieldMessages';

export type LineFieldProps = {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly error: string | undefined;
} & (
  | { readonly children: ReactNode }
  | { readonly autoComplete: string; readonly value: string; readonly onChange: (value: string) => void }
);

/** A labelled one-line input, or a given input, with its hint and its error below the label. */
export function LineField({ id, label, hint, error, ...rest }: LineFieldProps) {
  return (
    <div className={error === undefined ? 'field' : 'field field-bad'}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {fieldMessages(id, { hint, error })}
      {'children' in rest ? (
        rest.children
      ) : (
        <input
          {...lineAttributes(id, error, hint)}
          className="input"
          autoComplete={rest.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          value={rest.value}
          onChange={(event) => rest.onChange(event.target.value)}
        />
      )}
    </div>
  );
}

/** Returns the attributes that connect an input with the label, the hint and the error of its `LineField`. */
export function lineAttributes(id: string, error: string | undefined, hint?: string) {
  return {
    id,
    'aria-required': true,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': describedBy(id, { hint, error }),
  } as const;
}

export function requiredText(label: string, value: string): string | undefined {
  return value.trim() === '' ? `${label} is required.` : undefined;
}

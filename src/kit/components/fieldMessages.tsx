import type { ReactNode } from 'react';
import { Icon } from './Icon';

type Messages = { readonly hint: string | undefined; readonly error: string | undefined };

/**
 * Renders the hint and the error between a field's label and its input. This is a function, not a component, because
 * long forms have hundreds of fields.
 */
export function fieldMessages(id: string, { hint, error }: Messages): ReactNode {
  if (hint === undefined && error === undefined) return null;
  return (
    <>
      {hint !== undefined && (
        <span className="hint" dir="auto" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="alert" size="s" />
          <span className="vh">Error: </span>
          <span dir="auto">{error}</span>
        </p>
      )}
    </>
  );
}

/** Returns the ids of a field's hint and error, for its input's `aria-describedby`. */
export function describedBy(id: string, { hint, error }: Messages): string | undefined {
  const ids = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`];
  return ids.filter(Boolean).join(' ') || undefined;
}

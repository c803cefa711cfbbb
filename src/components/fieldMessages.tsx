import type { ReactNode } from 'react';
import { Icon } from './Icon';

type Said = { readonly hint: string | undefined; readonly error: string | undefined };

/**
 * What stands between a field's label and its input: the hint, and what is wrong. A function, not a component: long forms
 * have hundreds of them.
 */
export function fieldMessages(id: string, { hint, error }: Said): ReactNode {
  if (hint === undefined && error === undefined) return null;
  return (
    <>
      {hint !== undefined && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="alert" size="s" />
          <span>
            <span className="vh">Error: </span>
            {error}
          </span>
        </p>
      )}
    </>
  );
}

/** The ids of those messages, for the input that they describe. */
export function describedBy(id: string, { hint, error }: Said): string | undefined {
  const ids = [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`];
  return ids.filter(Boolean).join(' ') || undefined;
}

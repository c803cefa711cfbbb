import type { ReactNode } from 'react';
import { Icon } from '../../../kit/components/Icon';

type FieldProps = {
  readonly id: string;
  readonly label: string;
  readonly error: string | undefined;
  readonly hint?: ReactNode;
  readonly children: ReactNode;
};

/** A labelled field of the desk's. Its control names the error in `aria-describedby`, as `id-error`. */
export function Field({ id, label, error, hint, children }: FieldProps) {
  return (
    <div className={error === undefined ? 'field' : 'field field-bad'}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {hint}
      {error !== undefined && (
        <p className="field-error" id={`${id}-error`} role="alert">
          <Icon name="alert" size="s" />
          {error}
        </p>
      )}
      {children}
    </div>
  );
}

import type { ComponentProps } from 'react';
import { useSite } from '../../../kit/site/SiteContext';

type MoneyInputProps = Omit<ComponentProps<'input'>, 'onChange'> & { readonly onType: (text: string) => void };

/** The control for an amount of money, after the operator's currency. */
export function MoneyInput({ onType, ...input }: MoneyInputProps) {
  return (
    <div className="desk-amount">
      <span aria-hidden="true">{useSite().config.currency}</span>
      <input
        className="input num"
        inputMode="decimal"
        autoComplete="off"
        onChange={(event) => onType(event.target.value)}
        {...input}
      />
    </div>
  );
}

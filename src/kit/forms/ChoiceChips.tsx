import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { WidgetProps } from './FormContext';

type ChoiceChipsProps = Pick<WidgetProps, 'field' | 'id' | 'disabled'> & {
  /** The words of an option, by its value. */
  readonly children: (value: string) => ReactNode;
};

/** The options of a field side by side, of which one is chosen. */
export const ChoiceChips = observer(function ChoiceChips({ field, id, disabled, children }: ChoiceChipsProps) {
  return (
    <div className="chips">
      {field.options.map(({ value }, index) => (
        <label className="chip" key={value}>
          <input
            type="radio"
            id={`${id}-${index}`}
            name={id}
            value={value}
            checked={String(field.raw) === value}
            disabled={disabled}
            onChange={() => field.set(value)}
          />
          {children(value)}
        </label>
      ))}
    </div>
  );
});

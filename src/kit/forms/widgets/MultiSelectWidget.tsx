import type { ReactNode } from 'react';
import type { FieldOption } from '../../fields/definition';
import type { WidgetProps } from '../FormContext';
import { LongOptions } from './LongOptions';

/** A list of more options than this has a search box. */
const longList = 20;
/** The number of options drawn at a time: thousands of boxes make a page long, and each tick slow. */
const maxDrawn = 100;

/** A checkbox for each option. A long list is searched, and drawn in part, with all that is ticked. */
export function MultiSelectWidget({ field, raw, disabled }: WidgetProps) {
  const { options, definition } = field;
  const chosen = chosenIn(raw);
  // The current value, not the rendered one: two quick ticks may come before a render.
  const handleChange = (value: string, on: boolean): void => {
    const others = chosenIn(field.raw);
    field.set(options.map((option) => option.value).filter((each) => (each === value ? on : others.has(each))));
  };
  const ticks = (listed: readonly FieldOption[]): ReactNode => (
    <div className="ticks">
      {listed.map(({ value, label }) => (
        <label className="tick" key={value}>
          <input
            className="box"
            type="checkbox"
            name={definition.path}
            checked={chosen.has(value)}
            disabled={disabled}
            onChange={(event) => handleChange(value, event.target.checked)}
          />
          <span dir="auto">{label}</span>
        </label>
      ))}
    </div>
  );
  if (options.length <= longList) return ticks(options);
  const list = { label: definition.label, options, chosen, maxDrawn, keepsChosen: false, disabled };
  return <LongOptions {...list}>{ticks}</LongOptions>;
}

function chosenIn(raw: WidgetProps['raw']): ReadonlySet<string> {
  return new Set(Array.isArray(raw) ? raw.map(String) : []);
}

import { useState } from 'react';
import type { FieldOption } from '../../fields/definition';
import type { WidgetProps } from '../FormContext';

/** A list of more options than this has a search box. */
const longList = 20;
/** The number of options drawn at a time: thousands of boxes make a page long, and each tick slow. */
const maxDrawn = 100;

/** A checkbox for each option. A long list is searched, and drawn in part, with all that is ticked. */
export function MultiSelectWidget({ field, raw, disabled }: WidgetProps) {
  const { options, definition } = field;
  const [search, setSearch] = useState('');
  const chosen = chosenIn(raw);
  const isLong = options.length > longList;
  const found = isLong ? foundBy(search, options) : options;
  const drawn = isLong ? drawnOf(found, chosen) : options;
  // The current value, not the rendered one: two quick ticks may come before a render.
  const handleChange = (value: string, on: boolean): void => {
    const others = chosenIn(field.raw);
    field.set(options.map((option) => option.value).filter((each) => (each === value ? on : others.has(each))));
  };
  return (
    <>
      {isLong && (
        <div className="option-search">
          <input
            className="input"
            type="search"
            autoComplete="off"
            dir="auto"
            aria-label={`Search ${definition.label}`}
            placeholder="Search"
            value={search}
            disabled={disabled}
            onChange={(event) => setSearch(event.target.value)}
          />
          <p className="small" role="status">
            {countText(found.length, chosen.size)}
          </p>
        </div>
      )}
      <div className="ticks">
        {drawn.map(({ value, label }) => (
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
    </>
  );
}

/** Returns the options whose labels have every word of the search. */
function foundBy(search: string, options: readonly FieldOption[]): readonly FieldOption[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return options.filter(({ label }) => words.every((word) => plain(label).includes(word)));
}

/** Returns the first of the options found, and those after them that are ticked. The order stays while ticking. */
function drawnOf(found: readonly FieldOption[], chosen: ReadonlySet<string>): readonly FieldOption[] {
  return found.filter(({ value }, index) => index < maxDrawn || chosen.has(value));
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

function countText(found: number, chosen: number): string {
  const drawn = found > maxDrawn ? `The first ${maxDrawn} of ${found}. Search for others.` : `${found} to choose from.`;
  return chosen === 0 ? drawn : `${chosen} chosen. ${drawn}`;
}

function chosenIn(raw: WidgetProps['raw']): ReadonlySet<string> {
  return new Set(Array.isArray(raw) ? raw.map(String) : []);
}

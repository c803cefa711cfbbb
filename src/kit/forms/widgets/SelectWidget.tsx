import type { FieldOption } from '../../fields/definition';
import type { WidgetProps } from '../FormContext';
import { LongOptions } from './LongOptions';

/** A list of more options than this has a search box: to scroll through it, or to spell out an option, takes too long. */
const longSelect = 50;
/** The rows of a long list, which is open, so that what a search finds is in sight. */
const openRows = 6;

/** A list of which one option is chosen. A long list is searched, and keeps what is chosen whatever is searched. */
export function SelectWidget(props: WidgetProps) {
  const { field, raw, disabled } = props;
  const { options, definition } = field;
  if (options.length <= longSelect) return <OptionList {...props} options={options} />;
  const chosen = new Set(options.flatMap(({ value }) => (value === raw ? [value] : [])));
  // All are drawn, because the browser's autofill knows those alone that are there.
  const list = { label: definition.label, options, chosen, maxDrawn: options.length, keepsChosen: true, disabled };
  return <LongOptions {...list}>{(listed) => <OptionList {...props} options={listed} rows={openRows} />}</LongOptions>;
}

type OptionListProps = WidgetProps & { readonly options: readonly FieldOption[]; readonly rows?: number };

function OptionList({ field, raw, id, describedBy, invalid, disabled, options, rows }: OptionListProps) {
  const { definition } = field;
  const { autoComplete } = definition.attributes;
  return (
    <select
      className="input"
      id={id}
      name={definition.path}
      size={rows}
      {...(typeof autoComplete === 'string' ? { autoComplete } : {})}
      value={typeof raw === 'string' ? raw : ''}
      disabled={disabled}
      aria-required={definition.required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => field.set(event.target.value)}
    >
      <option value="" dir="auto">
        {definition.placeholder ?? 'Please choose'}
      </option>
      {options.map(({ value, label }) => (
        <option key={value} value={value} dir="auto">
          {label}
        </option>
      ))}
    </select>
  );
}

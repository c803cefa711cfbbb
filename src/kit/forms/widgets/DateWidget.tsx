import { observer } from 'mobx-react-lite';
import { Suspense, useState } from 'react';
import { formatUkDate, parseIsoDate, type IsoDate } from '../../../ground/core/dates';
import { Icon } from '../../components/Icon';
import { lazyPart } from '../../components/lazyPart';
import { labelId, type WidgetProps } from '../FormContext';

const Calendar = lazyPart(
  () => import('./Calendar'),
  (part) => part.Calendar,
);

/** A date: typed in any usual way, or picked in a calendar that opens by a button. */
export const DateWidget = observer(function DateWidget(props: WidgetProps) {
  const { field, id, disabled } = props;
  const [open, setOpen] = useState(false);
  const { label } = field.definition;
  const value = typeof field.value === 'string' ? parseIsoDate(field.value) : undefined;
  const handlePick = (date: IsoDate): void => {
    field.set(formatUkDate(date));
    setOpen(false);
    document.getElementById(id)?.focus();
  };
  return (
    <>
      <div className="date-entry">
        <DateInput {...props} />
        <button
          type="button"
          className="date-opener"
          aria-expanded={open}
          aria-label="Calendar"
          aria-describedby={labelId(id)}
          disabled={disabled}
          onClick={() => setOpen(!open)}
        >
          <Icon name="calendar" />
        </button>
      </div>
      {open && (
        <div className="calendar-place">
          <Suspense fallback={<div className="skel" style={{ height: 400 }} />}>
            <Calendar
              value={value}
              {...field.dateLimits}
              label={`Calendar for ${label.toLowerCase()}`}
              onChange={handlePick}
            />
          </Suspense>
        </div>
      )}
    </>
  );
});

/**
 * A text input for a date, which is written as DD/MM/YYYY once it is typed. The keypad of `decimal` has a separator, which
 * that of `numeric` lacks on an iPhone.
 */
export function DateInput({ field, raw, id, describedBy, invalid, disabled }: WidgetProps) {
  const { definition } = field;
  return (
    <input
      className="input num"
      id={id}
      name={definition.path}
      inputMode="decimal"
      placeholder="DD/MM/YYYY"
      {...definition.attributes}
      value={typeof raw === 'string' ? raw : ''}
      disabled={disabled}
      aria-required={definition.required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onChange={(event) => field.set(event.target.value)}
      onBlur={() => field.settle()}
    />
  );
}

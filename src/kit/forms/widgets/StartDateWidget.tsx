import { lazyPart } from '../../components/lazyPart';
import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { addDays, formatUkDate, parseIsoDate, type IsoDate } from '../../../ground/core/dates';
import { useForm, type WidgetProps } from '../FormContext';
import { Icon } from '../../components/Icon';
import { DateInput } from './DateWidget';

const Calendar = lazyPart(
  () => import('./Calendar'),
  (part) => part.Calendar,
);

/** A start date: typed, chosen by a shortcut, or picked in a calendar that stays open. */
export const StartDateWidget = observer(function StartDateWidget(props: WidgetProps) {
  const { field, disabled } = props;
  const { movedFrom } = field;
  const { model } = useForm();
  const { today, startDateMin, startDateMax } = model.bounds();
  const value = typeof field.value === 'string' ? parseIsoDate(field.value) : undefined;
  const choose = (date: IsoDate): void => field.set(formatUkDate(date));
  const { shortcuts = [] } = field.definition.settings ?? {};
  const dates = { today: { label: 'Today', date: today }, tomorrow: { label: 'Tomorrow', date: addDays(today, 1) } };
  const offered = shortcuts.map((name) => dates[name]).filter(({ date }) => isWithin(date, startDateMin, startDateMax));
  return (
    <>
      {offered.length > 0 && (
        <div className="shortcuts">
          {offered.map(({ label, date }) => (
            <button
              key={label}
              type="button"
              className="chip chip-s"
              aria-pressed={value === date}
              disabled={disabled}
              onClick={() => choose(date)}
            >
              {label}
            </button>
          ))}
        </div>
      )}
      <div className="with-icon">
        <Icon name="calendar" />
        <DateInput {...props} />
      </div>
      <p className="small date-note" role="status">
        {movedFrom !== undefined &&
          value &&
          `We can’t start on ${movedFrom}. ${formatUkDate(value)} is the earliest date we can offer, so we chose it for you.`}
      </p>
      <div className="calendar-place">
        <Suspense fallback={<div className="skel" style={{ height: 400 }} />}>
          <Calendar
            value={value}
            min={startDateMin}
            max={startDateMax}
            label={`Calendar for ${field.definition.label.toLowerCase()}`}
            onChange={choose}
          />
        </Suspense>
      </div>
    </>
  );
});

function isWithin(date: IsoDate, min: IsoDate | undefined, max: IsoDate | undefined): boolean {
  return (min === undefined || date >= min) && (max === undefined || date <= max);
}

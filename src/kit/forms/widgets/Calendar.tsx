import { ChakraProvider, DatePicker, useDatePickerContext } from '@chakra-ui/react';
import { parseDate } from '@internationalized/date';
import { useId, type MouseEvent } from 'react';
import { Icon } from '../../components/Icon';
import { leadTo } from '../../components/press';
import { formatLongDate, parseIsoDate, type IsoDate } from '../../../ground/core/dates';
import { system } from '../../theme/system';

export type CalendarProps = {
  readonly value: IsoDate | undefined;
  readonly min: IsoDate | undefined;
  readonly max: IsoDate | undefined;
  readonly label: string;
  readonly onChange: (date: IsoDate) => void;
};

/** A calendar of one month at a time. A press on a day or month outside the limits leads to the limits. */
export function Calendar({ value, min, max, label, onChange }: CalendarProps) {
  const limitsId = useId();
  const limits = limitsText(min, max);
  const within = value !== undefined && (min === undefined || value >= min) && (max === undefined || value <= max);
  return (
    <ChakraProvider value={system}>
      <DatePicker.Root
        inline
        locale="en-GB"
        timeZone="Europe/London"
        startOfWeek={1}
        fixedWeeks={false}
        value={within ? [parseDate(value)] : []}
        {...(min === undefined ? {} : { min: parseDate(min) })}
        {...(max === undefined ? {} : { max: parseDate(max) })}
        onValueChange={({ value: [date] }) => {
          const iso = date && parseIsoDate(date.toString());
          if (iso) onChange(iso);
        }}
      >
        <DatePicker.Content unstyled={false} aria-label={label}>
          <DatePicker.View view="day">
            <MonthSwitch limitsId={limitsId} />
            <Days limitsId={limitsId} />
            {limits !== undefined && (
              <p className="small muted calendar-limits" id={limitsId}>
                {limits}
              </p>
            )}
          </DatePicker.View>
        </DatePicker.Content>
      </DatePicker.Root>
    </ChakraProvider>
  );
}

/** The id of the text that says which days can be chosen. */
type LimitedProps = { readonly limitsId: string };

/** The days of the visible month, week by week. */
function Days({ limitsId }: LimitedProps) {
  const api = useDatePickerContext();
  return (
    <DatePicker.Table>
      <DatePicker.TableHead>
        <DatePicker.TableRow>
          {api.weekDays.map((day) => (
            <DatePicker.TableHeader key={day.long} aria-label={day.long}>
              {day.short}
            </DatePicker.TableHeader>
          ))}
        </DatePicker.TableRow>
      </DatePicker.TableHead>
      <DatePicker.TableBody>
        {api.weeks.map((week) => (
          <DatePicker.TableRow key={week[0]?.toString()}>
            {week.map((day) => (
              <DatePicker.TableCell key={day.toString()} value={day}>
                <DatePicker.TableCellTrigger
                  onClick={() => !api.getDayTableCellState({ value: day }).selectable && leadTo(limitsId)}
                >
                  {day.day}
                </DatePicker.TableCellTrigger>
              </DatePicker.TableCell>
            ))}
          </DatePicker.TableRow>
        ))}
      </DatePicker.TableBody>
    </DatePicker.Table>
  );
}

/** The name of the visible month, between buttons to the previous and next one. */
function MonthSwitch({ limitsId }: LimitedProps) {
  const api = useDatePickerContext();
  // A button that is disabled in the browser's own way could not say why, and would lose the focus at the last month.
  const stopping = (isAtEnd: boolean) => ({
    disabled: false,
    'aria-disabled': isAtEnd || undefined,
    'aria-describedby': isAtEnd ? limitsId : undefined,
    onClickCapture: (event: MouseEvent): void => {
      if (!isAtEnd) return;
      event.preventDefault();
      leadTo(limitsId);
    },
  });
  return (
    <DatePicker.ViewControl>
      <DatePicker.PrevTrigger aria-label="Previous month" {...stopping(api.getPrevTriggerProps().disabled === true)}>
        <Icon name="left" />
      </DatePicker.PrevTrigger>
      <DatePicker.RangeText />
      <DatePicker.NextTrigger aria-label="Next month" {...stopping(api.getNextTriggerProps().disabled === true)}>
        <Icon name="right" />
      </DatePicker.NextTrigger>
    </DatePicker.ViewControl>
  );
}

/** Says which days can be chosen, such as `You can choose a day up to 1 January 2027.` */
function limitsText(min: IsoDate | undefined, max: IsoDate | undefined): string | undefined {
  const [first, last] = [min, max].map((date) => date && formatLongDate(date));
  if (first !== undefined && last !== undefined) return `You can choose a day from ${first} to ${last}.`;
  if (last !== undefined) return `You can choose a day up to ${last}.`;
  return first === undefined ? undefined : `You can choose a day from ${first} on.`;
}

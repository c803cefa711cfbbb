import { ChakraProvider, DatePicker, useDatePickerContext } from '@chakra-ui/react';
import { parseDate } from '@internationalized/date';
import { useState, type MouseEvent } from 'react';
import { Icon } from '../../components/Icon';
import { formatLongDate, parseIsoDate, type IsoDate } from '../../../ground/core/dates';
import { system } from '../../theme/system';

export type CalendarProps = {
  readonly value: IsoDate | undefined;
  readonly min: IsoDate | undefined;
  readonly max: IsoDate | undefined;
  readonly label: string;
  readonly onChange: (date: IsoDate) => void;
};

/** A calendar of one month at a time. A press on a day or month outside the limits is answered with the limits. */
export function Calendar({ value, min, max, label, onChange }: CalendarProps) {
  const [isTold, setTold] = useState(false);
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
            <MonthSwitch onStopped={() => setTold(true)} />
            <Days onPress={(isOffered) => setTold(!isOffered)} />
            <p className="small calendar-limits" role="status">
              {isTold && limits}
            </p>
          </DatePicker.View>
        </DatePicker.Content>
      </DatePicker.Root>
    </ChakraProvider>
  );
}

type DaysProps = {
  /** Called with whether the pressed day can be chosen. */
  readonly onPress: (isOffered: boolean) => void;
};

/** The days of the visible month, week by week. */
function Days({ onPress }: DaysProps) {
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
                  onClick={() => onPress(api.getDayTableCellState({ value: day }).selectable)}
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

type MonthSwitchProps = { readonly onStopped: () => void };

/** The name of the visible month, between buttons to the previous and next one. */
function MonthSwitch({ onStopped }: MonthSwitchProps) {
  const api = useDatePickerContext();
  // A button that is disabled in the browser's own way could not say why, and would lose the focus at the last month.
  const stopping = (isAtEnd: boolean) => ({
    disabled: false,
    'aria-disabled': isAtEnd || undefined,
    onClickCapture: (event: MouseEvent): void => {
      if (!isAtEnd) return;
      event.preventDefault();
      onStopped();
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

import { ChakraProvider, DatePicker } from '@chakra-ui/react';
import { parseDate } from '@internationalized/date';
import { Icon } from '../../components/Icon';
import { parseIsoDate, type IsoDate } from '../../../ground/core/dates';
import { system } from '../../theme/system';

export type CalendarProps = {
  readonly value: IsoDate | undefined;
  readonly min: IsoDate | undefined;
  readonly max: IsoDate | undefined;
  readonly label: string;
  readonly onChange: (date: IsoDate) => void;
};

/** A calendar of one month at a time. Days outside the limits are disabled. */
export function Calendar({ value, min, max, label, onChange }: CalendarProps) {
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
            <DatePicker.Context>
              {(api) => (
                <>
                  <MonthSwitch />
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
                              <DatePicker.TableCellTrigger>{day.day}</DatePicker.TableCellTrigger>
                            </DatePicker.TableCell>
                          ))}
                        </DatePicker.TableRow>
                      ))}
                    </DatePicker.TableBody>
                  </DatePicker.Table>
                </>
              )}
            </DatePicker.Context>
          </DatePicker.View>
        </DatePicker.Content>
      </DatePicker.Root>
    </ChakraProvider>
  );
}

/** The name of the visible month, between buttons to the previous and next one. */
function MonthSwitch() {
  return (
    <DatePicker.ViewControl>
      <DatePicker.PrevTrigger aria-label="Previous month">
        <Icon name="left" />
      </DatePicker.PrevTrigger>
      <DatePicker.RangeText />
      <DatePicker.NextTrigger aria-label="Next month">
        <Icon name="right" />
      </DatePicker.NextTrigger>
    </DatePicker.ViewControl>
  );
}

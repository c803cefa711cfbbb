import { addDays, daysBetween, parseIsoDate, type IsoDate } from '../../../src/ground/core/dates';

const known = asDate('2024-01-01'); // a Monday

/** Returns 1 for Monday to 7 for Sunday. */
export function weekday(date: IsoDate): number {
  return (((daysBetween(known, date) % 7) + 7) % 7) + 1;
}

/**
 * Returns the days on which camps run: the weekdays of school holidays, as in most of England, without bank holidays.
 */
export function campDays(from: IsoDate, to: IsoDate): IsoDate[] {
  const days: IsoDate[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) if (isCampDay(day)) days.push(day);
  return days;
}

function isCampDay(date: IsoDate): boolean {
  const year = Number(date.slice(0, 4));
  const day = date.slice(5);
  if (weekday(date) > 5 || ['12-25', '12-26', '12-28', '01-01'].includes(day)) return false;
  return holidays(year).some(([from, to]) => from <= date && date <= to);
}

/** Returns the first and last day of each school holiday of a year. */
function holidays(year: number): readonly (readonly [IsoDate, IsoDate])[] {
  const week = (monday: IsoDate, weeks = 1): readonly [IsoDate, IsoDate] => [monday, addDays(monday, weeks * 7 - 3)];
  const lateMay = mondayFrom(asDate(`${year}-05-25`));
  return [
    [asDate(`${year}-01-01`), asDate(`${year}-01-02`)],
    week(mondayFrom(asDate(`${year}-02-12`))),
    week(mondayFrom(asDate(`${year}-03-30`)), 2),
    [addDays(lateMay, 1), addDays(lateMay, 4)], // its Monday is a bank holiday
    week(mondayFrom(asDate(`${year}-07-22`)), 5),
    week(mondayFrom(asDate(`${year}-10-24`))),
    [asDate(`${year}-12-21`), asDate(`${year}-12-31`)],
  ];
}

/** Returns the first Monday on or after the date. */
function mondayFrom(date: IsoDate): IsoDate {
  return addDays(date, (8 - weekday(date)) % 7);
}

function asDate(text: string): IsoDate {
  const date = parseIsoDate(text);
  if (!date) throw new Error(`"${text}" is no date.`);
  return date;
}

import { dateOf, formatUkDate, timeOf } from '../../ground/core/dates';

/** Formats a moment of the server's as `05/01/2027, 21:04`. */
export function momentText(iso: string): string {
  const at = new Date(iso);
  return `${formatUkDate(dateOf(at))}, ${timeOf(at)}`;
}

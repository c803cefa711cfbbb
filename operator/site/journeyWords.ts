import type { JourneyStatus } from '../../schemas/generated/wire';
import { dateOf, formatLongDate, timeOf } from '../../src/ground/core/dates';

/** Says in one sentence how a journey's file stands: what is on disk, what is served, and why they differ. */
export function statusSentence(status: JourneyStatus, now: Date): string {
  return `${status.file} ${statusWords(status, now)}.`;
}

/** Says how a journey's file stands, without its name: `is refused; the version of 10:32 is served`. */
function statusWords({ status, served_since: since }: JourneyStatus, now: Date): string {
  const served = since === null ? builtIn : `the version of ${clock(since, now)} is served`;
  switch (status) {
    case 'live':
      return 'is live';
    case 'checking':
      return `is being checked; ${served}`;
    case 'refused':
      return `is refused; ${served}`;
    case 'missing':
      return `is missing from the folder; ${served}`;
  }
}

/** Says which version of a journey is served: `Served since 10:32.` */
export function servedWords({ status, served_since: since }: JourneyStatus, now: Date): string {
  if (since === null) return `${builtIn.charAt(0).toUpperCase()}${builtIn.slice(1)}.`;
  return status === 'live' ? `Served since ${clock(since, now)}.` : `The version of ${clock(since, now)} is served.`;
}

/** The fate of a journey of which the site knows no version that passed. */
const builtIn = 'pages keep to the version that they were built with';

/** Says in one line how all journeys stand: how many are live, and what is with the others. */
export function summaryLine(statuses: readonly JourneyStatus[], now: Date): string {
  const others = statuses.filter(({ status }) => status !== 'live');
  const live = `Journeys: ${statuses.length - others.length} of ${statuses.length} live`;
  return `${[live, ...others.map((each) => `${each.file} ${statusWords(each, now)}`)].join('. ')}.`;
}

/** `10:32`, with the date unless it is today. */
function clock(since: string, now: Date): string {
  const then = new Date(since);
  const day = dateOf(then);
  return day === dateOf(now) ? timeOf(then) : `${formatLongDate(day)}, ${timeOf(then)}`;
}

import { useLocation, useSearchParams } from 'react-router-dom';
import { formatWeekday, parseIsoDate } from '../../../ground/core/dates';
import { SiteLink } from '../../../kit/site/SiteLink';
import { actionId } from '../parts/SlotAction';
import type { ScheduleEntry } from '../../schedule/ScheduleStore';
import { daySearch } from './useDay';

/** The link from a full session to the next one of its activity that has space. Empty if there is none. */
export function NextWithSpace({ entry: { slot, offer } }: { readonly entry: ScheduleEntry }) {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const next = slot.nextWithSpace;
  const date = parseIsoDate(next?.date ?? '');
  if (!next || !date) return null;
  const category = query.has('category') ? offer.category.id : undefined;
  return (
    <SiteLink className="link next-space" to={`${pathname}${daySearch(date, category)}#${actionId(next.id)}`}>
      Next with space: {formatWeekday(date)}, {next.startsAt}
      <span className="vh">, {offer.name}</span>
    </SiteLink>
  );
}

import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../../kit/components/Icon';
import { addDays, dayOfMonth, shortWeekday, type IsoDate } from '../../../ground/core/dates';
import { stripDays, weekdayText, weekLength, withinDays } from '../../schedule/days';
import { useBookings } from '../../BookingsContext';
import { daySearch, type TimetableDay } from './useDay';
import { SiteLink } from '../../../kit/site/SiteLink';
import { useSite } from '../../../kit/site/SiteContext';

/** The bookable days: one week at a time with arrows, or all days in a scrolling row on phones. */
export const DayStrip = observer(function DayStrip({ day }: { readonly day: TimetableDay }) {
  const { today } = useBookings().schedule;
  const { config } = useSite();
  const { pathname } = useLocation();
  const { date, from, to, category, isWeek } = day;
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const [list, current] = [strip.current, strip.current?.querySelector<HTMLElement>('[aria-current]')];
    if (list && current) list.scrollLeft = current.offsetLeft - list.offsetLeft - 16;
  }, [date, from, isWeek]);
  const days = stripDays(from, to);
  const week = days.find((each) => each.date === date)?.week ?? 0;
  const hrefOf = (other: IsoDate): string => config.withKioskQuery(pathname + daySearch(other, category));
  const lastWeek = days.at(-1)?.week ?? 0;
  const turned = (by: 1 | -1): string => {
    const other = withinDays(addDays(from, (week + by) * weekLength), from, to);
    return config.withKioskQuery(pathname + daySearch(other, category, { isWeek }));
  };
  return (
    <nav className="day-strip" aria-label="Day" ref={strip}>
      <Turn label="Earlier days" icon="left" to={week > 0 ? turned(-1) : undefined} />
      {days.map((each) => (
        <SiteLink
          key={each.date}
          to={hrefOf(each.date)}
          aria-current={!isWeek && each.date === date ? 'date' : undefined}
          data-other-week={each.week === week ? undefined : ''}
        >
          <span aria-hidden="true">{each.date === today ? 'Today' : shortWeekday(each.date)}</span>
          <b aria-hidden="true">{dayOfMonth(each.date)}</b>
          <span className="vh">
            {each.date === today ? 'Today, ' : ''}
            {weekdayText(each.date, today)}
          </span>
        </SiteLink>
      ))}
      <Turn label="Later days" icon="right" to={week < lastWeek ? turned(1) : undefined} />
    </nav>
  );
});

type TurnProps = { readonly label: string; readonly icon: 'left' | 'right'; readonly to: string | undefined };

/** The arrow to the previous or next days; without a link at either end. */
function Turn({ label, icon, to }: TurnProps) {
  if (to === undefined) {
    return (
      <span className="day-turn" aria-hidden="true">
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <SiteLink className="day-turn" to={to} aria-label={label}>
      <Icon name={icon} />
    </SiteLink>
  );
}

import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { SiteLink } from '../../../kit/site/SiteLink';
import { useHasWeek } from './useHasWeek';
import { daySearch, type TimetableDay } from './useDay';

const views = [
  { name: 'Day', isWeek: false },
  { name: 'Week', isWeek: true },
] as const;

/** The links between a day and its week, where there are weeks. */
export const ViewSwitch = observer(function ViewSwitch({ day }: { readonly day: TimetableDay }) {
  const { pathname } = useLocation();
  const hasWeek = useHasWeek();
  if (!hasWeek) return null;
  return (
    <nav className="view-switch" aria-label="View">
      {views.map(({ name, isWeek }) => (
        <SiteLink
          key={name}
          to={pathname + daySearch(day.date, day.category, { isWeek })}
          aria-current={day.isWeek === isWeek ? 'true' : undefined}
        >
          {name}
        </SiteLink>
      ))}
    </nav>
  );
});

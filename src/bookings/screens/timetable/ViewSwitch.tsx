import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { SiteLink } from '../../../kit/site/SiteLink';
import { useSite } from '../../../kit/site/SiteContext';
import { daySearch, type TimetableDay } from './useDay';

const views = [
  { name: 'Day', isWeek: false },
  { name: 'Week', isWeek: true },
] as const;

/** The links between a day and its week. Kiosks and the desk sell what is on soon: they show a day. */
export const ViewSwitch = observer(function ViewSwitch({ day }: { readonly day: TimetableDay }) {
  const { config } = useSite();
  const { pathname } = useLocation();
  if (config.kiosk || config.isDesk) return null;
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

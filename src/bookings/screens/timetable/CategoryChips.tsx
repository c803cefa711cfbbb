import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { useBookings } from '../../BookingsContext';
import type { TimetableDay } from './useDay';

type CategoryChipsProps = { readonly day: TimetableDay; readonly venue: string };

/** Filters sessions by category. The filter stays when the customer changes the day. */
export const CategoryChips = observer(function CategoryChips({ day, venue }: CategoryChipsProps) {
  const { schedule, filter } = useBookings();
  const { categories } = schedule;
  const [, setQuery] = useSearchParams();
  const choose = (category: number | undefined): void => {
    filter.keep(venue, category); // here, so that who leaves before the sessions are drawn finds it too
    setQuery(
      (query) => {
        query.set('date', day.date); // an address without a day takes up the filter that was left
        if (category === undefined) query.delete('category');
        else query.set('category', String(category));
        return query;
      },
      { replace: true },
    );
  };
  if (categories.length < 2) return null;
  return (
    <div className="chips" role="group" aria-label="Kind of activity">
      {[{ id: undefined, name: 'All' }, ...categories].map(({ id, name }) => (
        <button
          key={name}
          type="button"
          className="chip chip-s"
          aria-pressed={day.category === id}
          onClick={() => choose(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
});

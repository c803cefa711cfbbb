import { observer } from 'mobx-react-lite';
import { useSearchParams } from 'react-router-dom';
import { useBookings } from '../../../stores/bookings/BookingsContext';
import type { Day } from './useDay';

/** Shows one kind of activity, or all of them. The days to come keep to it. */
export const CategoryChips = observer(function CategoryChips({ day }: { readonly day: Day }) {
  const { categories } = useBookings().schedule;
  const [, setQuery] = useSearchParams();
  const choose = (category: number | undefined): void =>
    setQuery(
      (query) => {
        if (category === undefined) query.delete('category');
        else query.set('category', String(category));
        return query;
      },
      { replace: true },
    );
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

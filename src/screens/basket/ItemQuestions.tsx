import { observer } from 'mobx-react-lite';
import { Suspense, type FocusEvent } from 'react';
import type { BasketItem } from '../../api/basket';
import { Button } from '../../components/Button';
import { Note } from '../../components/Note';
import { Skeleton } from '../../components/Spinner';
import { dayText } from '../../core/when';
import { FormView } from '../../forms/lazyFormView';
import { useBookings } from '../../stores/bookings/BookingsContext';

/** What an item asks; answers are saved when the customer leaves the questions. */
export const ItemQuestions = observer(function ItemQuestions({ item }: { readonly item: BasketItem }) {
  const { answers, basket } = useBookings();
  if (item.additionalQuestions.length === 0) return null;
  const model = answers.model(item.id);
  if (answers.failed && !model) {
    return (
      <Note type="danger" title="These questions could not be loaded." live>
        <Button look="secondary" size="s" onClick={() => void answers.follow(basket.items)}>
          Try again
        </Button>
      </Note>
    );
  }
  const skeleton = <Skeleton label="Loading the questions" heights={[48]} />;
  if (!model) return skeleton;
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (currentTarget.contains(relatedTarget)) return;
    answers.fillIn();
    void answers.save(item);
  };
  const source = answers.filledFrom(item);
  return (
    <div className="basket-questions" role="group" aria-label={`Questions about ${item.name}`} onBlur={handleBlur}>
      {source && (
        <p className="small muted" role="status">
          Filled in from {source.name}, {dayText(source.date)}.
        </p>
      )}
      <Suspense fallback={skeleton}>
        <FormView model={model} id={`item-${item.id}`} />
      </Suspense>
    </div>
  );
});

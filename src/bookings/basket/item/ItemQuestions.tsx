import { observer } from 'mobx-react-lite';
import { Suspense, type FocusEvent } from 'react';
import type { BasketItem } from '../../../kit/api/basket';
import { Button } from '../../../kit/components/Button';
import { Note } from '../../../kit/components/Note';
import { Skeleton } from '../../../kit/components/Spinner';
import { dayText } from '../../../ground/core/sessionTimes';
import { FormView } from '../../../kit/forms/lazyFormView';
import { useBookings } from '../../BookingsContext';

/** The questions of an item. Answers are saved when the focus leaves the questions. */
export const ItemQuestions = observer(function ItemQuestions({ item }: { readonly item: BasketItem }) {
  const { answers, basket } = useBookings();
  if (item.additionalQuestions.length === 0) return null;
  const model = answers.model(item.id);
  if (answers.failed && !model) {
    return (
      <Note type="danger" title="We could not load these questions." live>
        <Button look="secondary" size="s" onClick={() => void answers.updateForms(basket.items)}>
          Try again
        </Button>
      </Note>
    );
  }
  const skeleton = <Skeleton label="Loading the questions" heights={[48]} />;
  if (!model) return skeleton;
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (currentTarget.contains(relatedTarget)) return;
    answers.copyEarlierAnswers();
    void answers.save(item);
  };
  const source = answers.sourceOfCopies(item);
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

import { observer } from 'mobx-react-lite';
import { Suspense, type FocusEvent } from 'react';
import { Button } from '../../../kit/components/Button';
import { Note } from '../../../kit/components/Note';
import { Skeleton } from '../../../kit/components/Spinner';
import { FormView } from '../../../kit/forms/lazyFormView';
import { useBookings } from '../../BookingsContext';

export type SetQuestionsProps = {
  /** The id of the questions: those about an attendee, or about the order. */
  readonly setId: string;
  readonly label: string;
};

/** The questions about an attendee or about the order. Answers are saved when the focus leaves them. */
export const SetQuestions = observer(function SetQuestions({ setId, label }: SetQuestionsProps) {
  const { answers } = useBookings();
  if (!answers.sets.some(({ id }) => id === setId)) return null;
  const model = answers.model(setId);
  if (answers.failed && !model) {
    return (
      <Note type="danger" title="We could not load these questions." live>
        <Button look="secondary" size="s" onClick={() => answers.updateForms()}>
          Try again
        </Button>
      </Note>
    );
  }
  const skeleton = <Skeleton label="Loading the questions" heights={[48]} />;
  if (!model) return skeleton;
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (!currentTarget.contains(relatedTarget)) void answers.save(setId);
  };
  return (
    <div className="basket-questions" role="group" aria-label={label} onBlur={handleBlur}>
      <Suspense fallback={skeleton}>
        <FormView model={model} id={`questions-${setId}`} />
      </Suspense>
      <p className="small muted basket-saved" role="status">
        {answers.isSaved(setId) ? 'Saved' : ''}
      </p>
    </div>
  );
});

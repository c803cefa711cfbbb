import { observer } from 'mobx-react-lite';
import { useBookings } from '../../BookingsContext';
import { attendeeQuestionsId, orderQuestionsId } from '../../questionSets';
import { SetQuestions } from './SetQuestions';

/** The questions of a basket whose items stand in one list: about each attendee, and about the order. */
export const BasketQuestions = observer(function BasketQuestions() {
  const { answers, basket } = useBookings();
  const people = basket.basket?.people ?? [];
  return answers.sets.map(({ id }) => {
    const person = people.find((each) => attendeeQuestionsId(each.id) === id);
    const isAboutOrder = id === orderQuestionsId;
    return (
      <section key={id} className="basket-asked">
        <h3>{isAboutOrder ? 'For the whole order' : `About ${person?.name ?? 'the attendee'}`}</h3>
        <SetQuestions
          setId={id}
          label={isAboutOrder ? 'Questions about the order' : `Questions about ${person?.name ?? 'the attendee'}`}
        />
      </section>
    );
  });
});

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Presence } from '../../kit/components/motion/Presence';
import { useSignIn } from '../../sign-in/SignInContext';
import { useBookings, useIsServing } from '../BookingsContext';
import { attendeeQuestionsId, orderQuestionsId } from '../questionSets';
import { attendeeGroups, guestsId, isFurtherDay, type AttendeeGroup } from './attendeeGroups';
import { AddChildDialog } from './item/AddChildDialog';
import { BasketCard } from './item/BasketCard';
import { SetQuestions } from './item/SetQuestions';

/** The items of the basket by attendee, each with the questions about them, and the questions about the order. */
export const AttendeeBaskets = observer(function AttendeeBaskets() {
  const { basket } = useBookings();
  const [movingId, setMovingId] = useState<string>();
  const [addingForId, setAddingForId] = useState<string>();
  const addingFor = basket.items.find(({ id }) => id === addingForId);
  const groups = attendeeGroups(basket.items);
  const shown = groups.flatMap(({ items }) => items);
  return (
    <>
      {groups.map((group) => (
        <section key={group.personId} className="basket-card" aria-labelledby={headingId(group)}>
          <GroupHeading group={group} />
          <ul className="basket-items">
            {group.items.map((item, index) => (
              <BasketCard
                key={item.id}
                item={item}
                isFurther={isFurtherDay(item, group.items[index - 1])}
                shown={shown}
                isMoving={item.id === movingId}
                onMove={() => setMovingId(item.id)}
                onAddChild={() => {
                  setMovingId(item.id);
                  setAddingForId(item.id);
                }}
              />
            ))}
          </ul>
          {group.personId !== null && (
            <SetQuestions setId={attendeeQuestionsId(group.personId)} label={`Questions about ${group.name ?? ''}`} />
          )}
        </section>
      ))}
      <OrderQuestions />
      <Presence>{addingFor && <AddChildDialog item={addingFor} onClose={() => setAddingForId(undefined)} />}</Presence>
    </>
  );
});

const headingId = ({ personId }: AttendeeGroup): string => `basket-for-${personId ?? 'nobody'}`;

const GroupHeading = observer(function GroupHeading({ group }: { readonly group: AttendeeGroup }) {
  const { session } = useSignIn();
  const { basket } = useBookings();
  const isServing = useIsServing();
  const { personId, name } = group;
  const person = basket.basket?.people.find(({ id }) => id === personId);
  const isGuest = personId === null && !session.isMember;
  const guests = isServing ? 'Guests' : 'Your guests';
  const nobody = isGuest ? 'Your places' : 'Choose who it is for';
  const title = personId === null ? nobody : personId === guestsId ? guests : name;
  return (
    <div className="basket-for">
      <h2 id={headingId(group)}>
        {title}
        {person?.isCustomer && !isServing && ' (you)'}
      </h2>
      {isGuest && <p className="small muted">Log in to choose who it is for.</p>}
    </div>
  );
});

/** The questions that are asked once for the whole order. */
const OrderQuestions = observer(function OrderQuestions() {
  const { answers } = useBookings();
  if (!answers.sets.some(({ id }) => id === orderQuestionsId)) return null;
  return (
    <section className="basket-card" aria-labelledby="basket-for-all">
      <div className="basket-for">
        <h2 id="basket-for-all">For the whole order</h2>
      </div>
      <SetQuestions setId={orderQuestionsId} label="Questions about the order" />
    </section>
  );
});

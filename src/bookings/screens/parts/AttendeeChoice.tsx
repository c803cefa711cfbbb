import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { useIsServing } from '../../BookingsContext';
import type { Person } from '../../schedule/BookingStore';

export type AttendeeChoiceProps = {
  readonly people: readonly Person[];
  /** The value for a person who is not listed; without it, the customer must choose a listed person. */
  readonly unlistedId?: string;
  /** The id of the chosen person. */
  readonly chosenId: string | undefined;
  readonly onChoose: (id: string) => void;
};

/** The choice of an attendee: the customer or one of their dependants. */
export const AttendeeChoice = observer(function PersonChoice({
  people,
  unlistedId,
  chosenId,
  onChoose,
}: AttendeeChoiceProps) {
  const isServing = useIsServing();
  const name = useId();
  const option = (id: string, label: ReactNode) => (
    <label key={id} className="person">
      <input
        type="radio"
        className="box"
        name={name}
        value={id}
        checked={chosenId === id}
        onChange={() => onChoose(id)}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <fieldset className="people">
      <legend className="field-label">Who is it for?</legend>
      <div className="people-options">
        {people.map((person) =>
          option(
            person.id,
            <>
              {person.name}
              {person.isCustomer && !isServing && <span className="muted"> (you)</span>}
            </>,
          ),
        )}
        {unlistedId !== undefined && option(unlistedId, 'Someone else')}
      </div>
    </fieldset>
  );
});

import { observer } from 'mobx-react-lite';
import { useId, type ReactNode } from 'react';
import { useServing } from '../../../stores/bookings/BookingsContext';
import type { Person } from '../../../stores/bookings/BookingStore';

export type PersonChoiceProps = {
  readonly people: readonly Person[];
  /** In place of a person's id, for somebody who is not among them; left out where it has to be one of them. */
  readonly other?: string;
  /** The id of the one who is chosen. */
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
};

/** Whom a booking is for: the customer, or somebody they book for. */
export const PersonChoice = observer(function PersonChoice({ people, other, chosen, onChoose }: PersonChoiceProps) {
  const serving = useServing();
  const name = useId();
  const option = (id: string, label: ReactNode) => (
    <label key={id} className="person">
      <input
        type="radio"
        className="box"
        name={name}
        value={id}
        checked={chosen === id}
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
              {person.isCustomer && !serving && <span className="muted"> (you)</span>}
            </>,
          ),
        )}
        {other !== undefined && option(other, 'Somebody else')}
      </div>
    </fieldset>
  );
});

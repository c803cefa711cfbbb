import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { useIsServing } from '../../BookingsContext';
import type { Person } from '../../schedule/attendees';

/** A person to choose. `note` says how they stand; who is blocked cannot be chosen, because of what the note says. */
export type AttendeeOption = {
  readonly person: Person;
  readonly note: string | undefined;
  readonly blocked: boolean;
};

export type AttendeeChoiceProps = {
  readonly options: readonly AttendeeOption[];
  /** The value for a person who is not listed; without it, the customer must choose a listed person. */
  readonly unlistedId?: string;
  readonly chosenIds: readonly string[];
  readonly onToggle: (id: string) => void;
};

/** The choice of attendees: the customer and their dependants, as many as are to come. */
export const AttendeeChoice = observer(function PersonChoice({
  options,
  unlistedId,
  chosenIds,
  onToggle,
}: AttendeeChoiceProps) {
  const isServing = useIsServing();
  const noteId = useId();
  return (
    <fieldset className="people">
      <legend className="field-label">Who is it for?</legend>
      <div className="people-options">
        {options.map(({ person, note, blocked }) => (
          <div key={person.id} className="person-line">
            <label className="person">
              <input
                type="checkbox"
                className="box"
                checked={chosenIds.includes(person.id)}
                disabled={blocked}
                aria-describedby={note === undefined ? undefined : `${noteId}${person.id}`}
                onChange={() => onToggle(person.id)}
              />
              <span>
                {person.name}
                {person.isCustomer && !isServing && <span className="muted"> (you)</span>}
              </span>
            </label>
            {note !== undefined && (
              <p className="small muted person-note" id={`${noteId}${person.id}`}>
                {note}
              </p>
            )}
          </div>
        ))}
        {unlistedId !== undefined && (
          <label className="person">
            <input
              type="checkbox"
              className="box"
              checked={chosenIds.includes(unlistedId)}
              onChange={() => onToggle(unlistedId)}
            />
            <span>Someone else</span>
          </label>
        )}
      </div>
    </fieldset>
  );
});

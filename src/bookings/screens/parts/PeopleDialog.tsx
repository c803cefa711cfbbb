import { observer } from 'mobx-react-lite';
import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../../kit/components/Button';
import { Dialog } from '../../../kit/components/dialog/lazyDialog';
import { Note } from '../../../kit/components/Note';
import { formatWeekday, parseIsoDate } from '../../../ground/core/dates';
import type { ScheduleEntry } from '../../schedule/ScheduleStore';
import { GuestCount } from './GuestCount';
import { AttendeeChoice, type AttendeeOption } from './AttendeeChoice';
import { actionId } from './SlotAction';

export type PeopleDialogProps = {
  readonly title: string;
  readonly slot: ScheduleEntry['slot'];
  /** The session in which places for guests can be booked too, how many of them at most, and what they are called. */
  readonly guests?: { readonly entry: ScheduleEntry; readonly most: number; readonly label: string } | undefined;
  readonly options: readonly AttendeeOption[];
  /** The button's label, at rest and while the action runs. */
  readonly labels: { readonly rest: string; readonly busy: string };
  /** The sentence for when nobody can be chosen. */
  readonly nobody: string;
  readonly busy: boolean;
  /** The reason that the last try failed. */
  readonly refusal: string | undefined;
  readonly onGo: (ids: readonly string[], guests: number) => void;
  readonly onClose: () => void;
  readonly intro?: ReactNode;
  /** Returns what else is to be said of the chosen people. */
  readonly notesOn?: (ids: readonly string[]) => ReactNode;
};

/** A dialog that asks for the people whom a slot is for. Who alone can be chosen is chosen. */
export const PeopleDialog = observer(function SlotPeople(props: PeopleDialogProps) {
  const { title, slot, options, guests, labels, nobody, busy, refusal, onGo, onClose, intro, notesOn } = props;
  const free = options.filter(({ blocked }) => !blocked).map(({ person }) => person.id);
  const [chosenIds, setChosenIds] = useState<readonly string[]>(free.length === 1 ? free : []);
  const [guestCount, setGuestCount] = useState(free.length === 0 && guests ? 1 : 0);
  const choice = useRef<HTMLDivElement>(null);
  const whyId = useId();
  const ids = free.filter((id) => chosenIds.includes(id));
  const count = Math.min(guestCount, guests?.most ?? 0); // places may have gone since
  const isNobody = ids.length + count === 0;
  const date = parseIsoDate(slot.date);
  const handleGo = (): void => {
    if (isNobody) choice.current?.querySelector<HTMLElement>('input:enabled, select')?.focus();
    else onGo(ids, count);
  };
  const handleToggle = (id: string): void =>
    setChosenIds((known) => (known.includes(id) ? known.filter((each) => each !== id) : [...known, id]));
  const footer = (
    <>
      <Button full busy={busy} blockedBy={isNobody ? whyId : undefined} onClick={handleGo}>
        {busy ? labels.busy : labels.rest}
      </Button>
      <Button look="secondary" full onClick={onClose}>
        Cancel
      </Button>
    </>
  );
  return (
    <Dialog
      title={title}
      onClose={onClose}
      finalFocus={() => document.getElementById(actionId(slot.id))}
      footer={footer}
    >
      <div className="stack">
        <p className="muted">
          {date && `${formatWeekday(date)}, `}
          {slot.startsAt} to {slot.endsAt}, {slot.place}
        </p>
        {intro}
        {refusal !== undefined && <Note type="danger" title={refusal} live />}
        <div ref={choice} className="stack">
          {options.length > 0 && <AttendeeChoice options={options} chosenIds={chosenIds} onToggle={handleToggle} />}
          {guests && <GuestCount {...guests} count={count} onChange={setGuestCount} />}
        </div>
        {notesOn?.(ids)}
        {isNobody && (
          <p id={whyId} className="small muted">
            {free.length === 0 && !guests ? nobody : 'Choose who it is for to continue.'}
          </p>
        )}
      </div>
    </Dialog>
  );
});

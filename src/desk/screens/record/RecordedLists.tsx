import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { dateOf } from '../../../ground/core/dates';
import { sessionTimesText } from '../../../ground/core/sessionTimes';
import { waitText } from '../../../ground/core/waitingTexts';
import type { CustomerRecord } from '../../../kit/api/staff';
import { LinkButton } from '../../../kit/components/LinkButton';
import { Note } from '../../../kit/components/Note';
import { useDesk } from '../../DeskContext';

type RecordedListsProps = { readonly entries: CustomerRecord['waitingList'] };

/** The waiting lists that the customer at the desk is on. Empty if there are none. */
export const RecordedLists = observer(function RecordedLists({ entries }: RecordedListsProps) {
  const { left, refusal } = useDesk().record.listed;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (left) title.current?.focus(); // the pressed button is unmounted
  }, [left]);
  if (entries.length === 0 && !left && refusal === undefined) return null;
  return (
    <section className="record-part" aria-labelledby="record-lists">
      <h3 id="record-lists" ref={title} tabIndex={-1}>
        Waiting lists
      </h3>
      {left && <Note type="success" title={`Taken off the list of ${left.name}`} live />}
      {refusal !== undefined && <Note type="danger" title={refusal} live />}
      <ul>
        {entries.map((entry) => (
          <RecordedList key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  );
});

const RecordedList = observer(function RecordedList({
  entry,
}: {
  readonly entry: RecordedListsProps['entries'][number];
}) {
  const { listed } = useDesk().record;
  const { id, name, place, venue, attendee, ...times } = entry;
  return (
    <li className="record-line">
      <div>
        <p className="strong">{name}</p>
        <p className="small muted">
          {sessionTimesText({ ...times, weeks: null })}, {place}
        </p>
        <p className="small muted">
          {attendee !== null && `For ${attendee}, `}
          {venue.name}
        </p>
        <p className="small strong">{waitText(entry, dateOf(new Date()), 'served')}</p>
      </div>
      <LinkButton busy={listed.busyId === id} onClick={() => listed.leave(entry)}>
        Take off
        <span className="vh">
          {' '}
          the list of {name}
          {attendee !== null && ` for ${attendee}`}
        </span>
      </LinkButton>
    </li>
  );
});

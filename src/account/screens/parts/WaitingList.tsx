import { LinkButton } from '../../../kit/components/LinkButton';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { dateOf, dayOfMonth, formatLongDate, parseIsoDate, shortMonth, shortWeekday } from '../../../ground/core/dates';
import { waitText } from '../../../ground/core/waitingTexts';
import type { WaitingEntry } from '../../../kit/api/waitingList';
import { Button } from '../../../kit/components/Button';
import { Note } from '../../../kit/components/Note';
import { useSite } from '../../../kit/site/SiteContext';
import { useAccount } from '../../AccountContext';

/** The full sessions for which the customer waits. Empty if there are none, and while they load. */
export const WaitingList = observer(function WaitingList() {
  const { waitingList } = useAccount();
  const { entries, refusal } = waitingList;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void entries.load(), [entries]);
  const waiting = entries.request.data ?? [];
  const isStale = refusal !== undefined && waiting.every(({ id }) => id !== refusal.entryId);
  const isUnknown = entries.request.status === 'error' && entries.request.data === undefined;
  if (waiting.length === 0 && !isStale && !isUnknown) return null;
  const handleLeft = (): void => (heading.current ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  return (
    <section className="waiting-lists" aria-labelledby="waiting-list">
      <h2 id="waiting-list" tabIndex={-1} ref={heading}>
        Waiting lists
      </h2>
      {isUnknown && (
        <Note type="danger" title="We couldn’t load your waiting lists." live>
          <Button look="secondary" size="s" onClick={() => entries.load()}>
            Try again
          </Button>
        </Note>
      )}
      {isStale && <Note type="danger" title={refusal.text} live />}
      {waiting.length > 0 && (
        <ul className="card account-list">
          {waiting.map((entry) => (
            <WaitingLine key={entry.id} entry={entry} onLeft={handleLeft} />
          ))}
        </ul>
      )}
    </section>
  );
});

type WaitingLineProps = { readonly entry: WaitingEntry; readonly onLeft: () => void };

const WaitingLine = observer(function WaitingLine({ entry, onLeft }: WaitingLineProps) {
  const { waitingList } = useAccount();
  const { config, navigator } = useSite();
  const { name, date, startsAt, endsAt, place, venue, attendee, position } = entry;
  const day = parseIsoDate(date);
  const isBusy = waitingList.busyId === entry.id;
  const { refusal } = waitingList;
  const whose = `${name}${attendee === null ? '' : `, ${attendee}`}`;
  const handleTake = async (): Promise<void> => {
    if (await waitingList.take(entry)) navigator.load(config.linkTo('bookings', '/basket'));
  };
  const handleLeave = async (): Promise<void> => {
    if (await waitingList.leave(entry)) onLeft();
  };
  return (
    <li className="booking">
      {day && (
        <p className="booking-date">
          <span aria-hidden="true">{shortWeekday(day)}</span>
          <b aria-hidden="true">{dayOfMonth(day)}</b>
          <span aria-hidden="true">{shortMonth(day)}</span>
          <span className="vh">{formatLongDate(day)}</span>
        </p>
      )}
      <div>
        <h3>{name}</h3>
        {attendee !== null && <p className="small">For {attendee}</p>}
        <p className="small muted">
          {startsAt} to {endsAt}, {place}
        </p>
        <p className="small muted">{venue.name}</p>
        <p className="strong">{waitText(entry, dateOf(new Date()), 'own')}</p>
        {refusal?.entryId === entry.id && <Note type="danger" title={refusal.text} live />}
      </div>
      <div className="waiting-acts">
        {position === null && (
          <Button size="s" busy={isBusy} onClick={() => handleTake()}>
            Take place<span className="vh"> in {whose}</span>
          </Button>
        )}
        <LinkButton busy={isBusy} onClick={() => handleLeave()}>
          {position === null ? 'Give it up' : 'Leave list'}
          <span className="vh"> for {whose}</span>
        </LinkButton>
      </div>
    </li>
  );
});

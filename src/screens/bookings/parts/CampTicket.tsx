import { observer } from 'mobx-react-lite';
import { Button } from '../../../components/Button';
import { Note } from '../../../components/Note';
import { CostLines, Tear, Ticket, TicketPart, Total } from '../../../components/Ticket';
import { formatWeekday, parseIsoDate } from '../../../core/dates';
import { formatPence } from '../../../core/money';
import { useBookings, useServing } from '../../../stores/bookings/BookingsContext';
import { useStores } from '../../../stores/StoresContext';

/** Of the part of the page that asks whom the days are for. */
export const whoForId = 'camp-who';

/** The days that are chosen, what they cost together, and the way into the basket. */
export const CampTicket = observer(function CampTicket() {
  const { campDays } = useBookings();
  const { config } = useStores();
  const serving = useServing();
  const title = serving ? 'Days chosen' : 'Your days';
  const { entries, total } = campDays;
  if (entries.length === 0) {
    return (
      <Ticket title={title}>
        <TicketPart last>
          <p className="muted camp-none">
            {serving ? 'Tick the days that suit them' : 'Tick the days that suit you'}. You can take days of several
            camps at once.
          </p>
        </TicketPart>
      </Ticket>
    );
  }
  return (
    <Ticket title={title}>
      <TicketPart>
        <CostLines
          lines={entries.map(({ slot, offer }) => ({
            label: dayText(slot.date),
            note: offer.name,
            amount: slot.price.formatted,
          }))}
        />
      </TicketPart>
      <Tear />
      <TicketPart last>
        <div className="camp-total">
          <Total label={daysText(entries.length)} amount={formatPence(total, config.config.currency)} />
          <AddDays />
        </div>
      </TicketPart>
    </Ticket>
  );
});

/** On a phone: the same at the foot of the screen. */
export const CampBar = observer(function CampBar() {
  const { campDays } = useBookings();
  const { config } = useStores();
  const { entries, total } = campDays;
  if (entries.length === 0) return null;
  return (
    <div className="camp-bar">
      <p>
        <small>{daysText(entries.length)}</small>
        {formatPence(total, config.config.currency)}
      </p>
      <AddDays />
    </div>
  );
});

const AddDays = observer(function AddDays() {
  const { campDays } = useBookings();
  const { busy, needsPerson, refusal } = campDays;
  const handleAdd = (): void => {
    if (needsPerson) document.getElementById(whoForId)?.querySelector('input')?.focus();
    else void campDays.add();
  };
  return (
    <div className="camp-add">
      {refusal !== undefined && <Note type="danger" title={refusal} live />}
      <Button full busy={busy} blocked={needsPerson} onClick={handleAdd}>
        {busy ? 'Adding...' : 'Add to basket'}
      </Button>
      {needsPerson && <p className="small muted camp-blocked">Choose who it is for first.</p>}
    </div>
  );
});

function daysText(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}

function dayText(text: string): string {
  const date = parseIsoDate(text);
  return date ? formatWeekday(date) : text;
}

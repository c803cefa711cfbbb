import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Button } from '../../../kit/components/Button';
import { Note } from '../../../kit/components/Note';
import { CostLines, Tear, Ticket, TicketPart, Total } from '../../../kit/components/Ticket';
import { parseIsoDate, type IsoDate } from '../../../ground/core/dates';
import { formatPence, pence, sumPence } from '../../../ground/core/money';
import { useBookings, useIsServing } from '../../BookingsContext';
import { weekdayText } from '../../schedule/days';
import { useSite } from '../../../kit/site/SiteContext';

/** The id of the section in which the customer chooses the attendee. */
export const campAttendeeId = 'camp-who';

/** The selected days with their total, and the button that adds them to the basket. */
export const CampTicket = observer(function CampTicket() {
  const { campDays, schedule } = useBookings();
  const { config } = useSite();
  const isServing = useIsServing();
  const title = isServing ? 'Days chosen' : 'Your days';
  const { entries, total } = campDays;
  if (entries.length === 0) {
    return (
      <Ticket title={title}>
        <TicketPart last>
          <p className="muted camp-none">
            {isServing ? 'Tick the days that suit them' : 'Tick the days that suit you'}. You can choose days of several
            camps.
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
            label: dayText(slot.date, schedule.today),
            note: offer.name,
            amount: formatPence(sumPence(campDays.pricesOf(slot).map(({ raw }) => pence(raw))), config.currency),
          }))}
        />
      </TicketPart>
      <Tear />
      <TicketPart last>
        <div className="camp-total">
          <Total
            label={daysText(entries.length, campDays.personIds.length)}
            amount={formatPence(total, config.currency)}
          />
          <AddDays />
        </div>
      </TicketPart>
    </Ticket>
  );
});

/** The total of the selected days at the bottom of the screen, on phones. */
export const CampBar = observer(function CampBar() {
  const { campDays } = useBookings();
  const { config } = useSite();
  const { entries, total } = campDays;
  if (entries.length === 0) return null;
  return (
    <div className="camp-bar">
      <p>
        <small>{daysText(entries.length, campDays.personIds.length)}</small>
        {formatPence(total, config.currency)}
      </p>
      <AddDays />
    </div>
  );
});

const AddDays = observer(function AddDays() {
  const { campDays } = useBookings();
  const { isBusy, needsPerson, refusal, clashes } = campDays;
  const blockedId = useId();
  const handleAdd = (): void => {
    if (needsPerson) document.getElementById(campAttendeeId)?.querySelector<HTMLElement>('input:enabled')?.focus();
    else void campDays.add();
  };
  return (
    <div className="camp-add">
      {refusal !== undefined && <Note type="danger" title={refusal} live />}
      {clashes.map((text) => (
        <Note key={text} type="warning" title={text} live />
      ))}
      <Button full busy={isBusy} blockedBy={needsPerson ? blockedId : undefined} onClick={handleAdd}>
        {isBusy ? 'Adding...' : 'Add to basket'}
      </Button>
      {needsPerson && (
        <p id={blockedId} className="small muted camp-blocked">
          Choose who it is for to continue.
        </p>
      )}
    </div>
  );
});

function daysText(count: number, people: number): string {
  const days = count === 1 ? '1 day' : `${count} days`;
  return people > 1 ? `${days} for ${people}` : days;
}

function dayText(text: string, today: IsoDate): string {
  const date = parseIsoDate(text);
  return date ? weekdayText(date, today) : text;
}

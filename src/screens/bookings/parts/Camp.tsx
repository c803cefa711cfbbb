import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { Offer } from '../../../api/activities';
import { Icon } from '../../../components/Icon';
import {
  dayOfMonth,
  formatDayRange,
  formatWeekday,
  parseIsoDate,
  shortMonth,
  shortWeekday,
  weekdayOf,
  type IsoDate,
} from '../../../core/dates';
import { useBookings } from '../../../stores/bookings/BookingsContext';
import { weeksOf } from '../../../stores/bookings/days';
import type { Entry } from '../../../stores/bookings/ScheduleStore';
import { agesText } from './ages';
import { OfferDialog } from './OfferDialog';

type CampProps = { readonly offer: Offer; readonly entries: readonly Entry[] };

type Day = { readonly entry: Entry; readonly date: IsoDate };

/** One camp: what it is, for whom, what a day costs, and its days to choose from. */
export const Camp = observer(function Camp({ offer, entries }: CampProps) {
  const [open, setOpen] = useState(false);
  const [first] = entries;
  const days = entries.flatMap((entry): readonly Day[] => {
    const date = parseIsoDate(entry.slot.date);
    return date ? [{ entry, date }] : [];
  });
  const ages = agesText(offer);
  return (
    <section className="card camp" aria-labelledby={`camp-${offer.id}`}>
      <div className="camp-head">
        <div>
          <h2 id={`camp-${offer.id}`}>{offer.name}</h2>
          <p className="muted">{offer.description}</p>
        </div>
        {first && (
          <p className="camp-price">
            {first.slot.price.formatted}
            <small>{first.slot.paidBy === 'member-price' ? 'per day, member price' : 'per day'}</small>
          </p>
        )}
      </div>
      <ul className="camp-facts">
        {ages !== undefined && (
          <li>
            <Icon name="person" size="s" />
            {ages}
          </li>
        )}
        {first && (
          <>
            <li>
              <Icon name="clock" size="s" />
              {first.slot.startsAt} to {first.slot.endsAt}
            </li>
            <li>
              <Icon name="pin" size="s" />
              {first.slot.place}
            </li>
          </>
        )}
        <li>
          <button type="button" className="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            Prices and details<span className="vh"> of {offer.name}</span>
          </button>
        </li>
      </ul>
      {weeksOf(days, ({ date }) => date).map((week) => (
        <fieldset key={week[0]?.date} className="camp-week">
          <legend>{rangeOf(week)}</legend>
          <WholeWeek week={week} offer={offer} />
          <div className="camp-days">
            {week.map(({ entry, date }) => (
              <CampDay key={entry.slot.id} entry={entry} date={date} />
            ))}
          </div>
        </fieldset>
      ))}
      {open && <OfferDialog offer={offer} onClose={() => setOpen(false)} />}
    </section>
  );
});

/** Ticks all days of a week that can be had, or none where all are ticked. */
const WholeWeek = observer(function WholeWeek({
  week,
  offer,
}: {
  readonly week: readonly Day[];
  readonly offer: Offer;
}) {
  const { campDays } = useBookings();
  const ids = week.flatMap(({ entry: { slot } }) => (slot.canBook ? [slot.id] : []));
  if (ids.length < 2) return null;
  const all = ids.every((id) => campDays.has(id));
  return (
    <button type="button" className="link camp-whole" onClick={() => campDays.tick(ids, !all)}>
      {all ? 'None of these' : 'All of these'}
      <span className="vh">{` days of ${offer.name}, ${rangeOf(week)}`}</span>
    </button>
  );
});

/** A day that can be ticked, with the places that are left on it. */
const CampDay = observer(function CampDay({ entry, date }: Day) {
  const { booking, campDays } = useBookings();
  const { slot } = entry;
  const isHeld = booking.isHeld(slot);
  const left = slot.placesLeft === 0 ? 'Full' : slot.canBook ? `${slot.placesLeft} left` : (slot.refusal ?? '');
  return (
    <label className="camp-day" data-held={isHeld ? '' : undefined} style={{ gridColumn: weekdayOf(date) }}>
      <input
        type="checkbox"
        checked={slot.canBook && campDays.has(slot.id)}
        disabled={!slot.canBook || booking.isBusyWith(slot)}
        onChange={() => campDays.toggle(slot.id)}
      />
      <span className="vh">
        {formatWeekday(date)}, {isHeld ? 'in basket, ' : ''}
        {left}
      </span>
      <span aria-hidden="true">{shortWeekday(date)}</span>
      <b aria-hidden="true">
        {dayOfMonth(date)} <small>{shortMonth(date)}</small>
      </b>
      <span className="camp-left" aria-hidden="true" data-few={slot.placesLeft <= slot.capacity / 4 ? '' : undefined}>
        {isHeld ? 'Added' : left}
      </span>
    </label>
  );
});

function rangeOf(week: readonly Day[]): string {
  const [first, last] = [week[0], week.at(-1)];
  return first && last ? formatDayRange(first.date, last.date) : '';
}

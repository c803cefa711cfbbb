import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Offer } from '../../../kit/api/activities';
import { Icon } from '../../../kit/components/Icon';
import {
  dayOfMonth,
  formatWeekday,
  parseIsoDate,
  shortMonth,
  shortWeekday,
  weekdayOf,
  type IsoDate,
} from '../../../ground/core/dates';
import { useBookings } from '../../BookingsContext';
import { dayRangeText, weeksOf } from '../../schedule/days';
import type { ScheduleEntry } from '../../schedule/ScheduleStore';
import { agesText } from '../parts/ages';
import { OfferDialog } from '../parts/OfferDialog';
import { FullDays } from './FullDays';

const campId = ({ id }: Offer): string => `camp-${id}`;

type CampProps = { readonly offer: Offer; readonly entries: readonly ScheduleEntry[] };

type CampDayEntry = { readonly entry: ScheduleEntry; readonly date: IsoDate };

/** A camp: its description, ages, price per day, and its days to choose from. */
export const Camp = observer(function Camp({ offer, entries }: CampProps) {
  const { today } = useBookings().schedule;
  const [first] = entries;
  const days = entries.flatMap((entry): readonly CampDayEntry[] => {
    const date = parseIsoDate(entry.slot.date);
    return date ? [{ entry, date }] : [];
  });
  return (
    <section className="card camp" aria-labelledby={campId(offer)}>
      <div className="camp-head">
        <div>
          <h2 id={campId(offer)} tabIndex={-1}>
            {offer.name}
          </h2>
          <p className="muted">{offer.description}</p>
        </div>
        {first && (
          <p className="camp-price">
            {first.slot.price.formatted}
            <small>{first.slot.paidBy === 'member-price' ? 'per day, member price' : 'per day'}</small>
          </p>
        )}
      </div>
      <CampFacts offer={offer} first={first} />
      {weeksOf(days, ({ date }) => date).map((week) => (
        <fieldset key={week[0]?.date} className="camp-week">
          <legend>{rangeOf(week, today)}</legend>
          <WholeWeek week={week} offer={offer} />
          <div className="camp-days">
            {week.map(({ entry, date }) => (
              <CampDay key={entry.slot.id} entry={entry} date={date} />
            ))}
          </div>
          <FullDays week={week} />
        </fieldset>
      ))}
    </section>
  );
});

type CampFactsProps = { readonly offer: Offer; readonly first: ScheduleEntry | undefined };

/** A camp's ages, times and place, and the button to its details. */
function CampFacts({ offer, first }: CampFactsProps) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const ages = agesText(offer);
  return (
    <>
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
      {open && (
        <OfferDialog
          offer={offer}
          page={{ title: offer.name, path: `${pathname}#${campId(offer)}` }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Selects all available days of a week, or none if all are selected. */
const WholeWeek = observer(function WholeWeek({
  week,
  offer,
}: {
  readonly week: readonly CampDayEntry[];
  readonly offer: Offer;
}) {
  const { campDays, schedule } = useBookings();
  const ids = week.flatMap(({ entry: { slot } }) => (campDays.isOpen(slot) ? [slot.id] : []));
  if (ids.length < 2) return null;
  const all = ids.every((id) => campDays.isSelected(id));
  return (
    <button type="button" className="link camp-whole" onClick={() => campDays.select(ids, !all)}>
      {all ? 'None of these' : 'All of these'}
      <span className="vh">{` days of ${offer.name}, ${rangeOf(week, schedule.today)}`}</span>
    </button>
  );
});

/** A day of a camp to select, with its places left. */
const CampDay = observer(function CampDay({ entry, date }: CampDayEntry) {
  const { booking, campDays } = useBookings();
  const { slot } = entry;
  const place = campDays.placeOf(slot);
  const names = campDays.namesIn(slot);
  const isOpen = campDays.isOpen(slot);
  const held = place === null ? (names === '' ? undefined : `${names} in`) : place === 'booked' ? 'Booked' : 'Added';
  const left = slot.placesLeft === 0 ? 'Full' : slot.canBook ? `${slot.placesLeft} left` : (slot.refusal ?? '');
  return (
    <label className="camp-day" data-held={held === undefined ? undefined : ''} style={{ gridColumn: weekdayOf(date) }}>
      <input
        type="checkbox"
        checked={isOpen && campDays.isSelected(slot.id)}
        disabled={!isOpen || booking.isBusyWith(slot)}
        onChange={() => campDays.toggle(slot.id)}
      />
      <span className="vh">
        {formatWeekday(date)}, {place === 'basket' ? 'in basket, ' : held === undefined ? '' : `${held}, `}
        {left}
      </span>
      <span aria-hidden="true">{shortWeekday(date)}</span>
      <b aria-hidden="true">
        {dayOfMonth(date)} <small>{shortMonth(date)}</small>
      </b>
      <span className="camp-left" aria-hidden="true" data-few={slot.placesLeft <= slot.capacity / 4 ? '' : undefined}>
        {held ?? left}
      </span>
    </label>
  );
});

function rangeOf(week: readonly CampDayEntry[], today: IsoDate): string {
  const [first, last] = [week[0], week.at(-1)];
  return first && last ? dayRangeText(first.date, last.date, today) : '';
}

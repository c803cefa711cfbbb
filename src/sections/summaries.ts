import { formatUkDate, ordinal, parseIsoDate } from '../core/dates';
import type { DisplayedSection } from '../journey/sections';
import type { Stores } from '../stores/StoresContext';
import { answersPrefix } from '../fields/definition';
import { durationText } from './membership/duration';

type Summary = (stores: Stores, section: DisplayedSection) => string | undefined;

/** One line for a finished section, by what it gave. */
const summaries: Readonly<Record<string, Summary>> = {
  centre: ({ joining }) => joining.venue?.name,

  membership({ joining: { offer } }) {
    return offer && `${offer.type.name}, ${offer.option.globalBasePrice.formatted} ${durationText(offer.option)}`;
  },

  account: ({ session: { user } }) => user && `${user.firstName} ${user.lastName}`,

  answers({ forms }, { id }) {
    const answered =
      forms
        .model(id)
        ?.entries()
        .filter(([path]) => path.startsWith(answersPrefix)).length ?? 0;
    return answered === 1 ? '1 question answered' : `${answered} questions answered`;
  },

  startDate({ forms }) {
    const [start, day] = [forms.value('startDate'), forms.value('billingDay')];
    const date = typeof start === 'string' ? parseIsoDate(start) : undefined;
    if (!date) return undefined;
    return `Starts ${formatUkDate(date)}${typeof day === 'number' ? `, billed on the ${ordinal(day)}` : ''}`;
  },

  mandate({ forms }) {
    const number = forms.value('accountDetails.accountNumber');
    return typeof number === 'string' ? `Account ending ${number.slice(-4)}` : undefined;
  },
};

export function summaryOf(stores: Stores, section: DisplayedSection): string | undefined {
  const [provision = ''] = section.provides;
  return summaries[provision]?.(stores, section);
}

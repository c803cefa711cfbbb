import { vocabulary } from '../../../schemas/vocabulary';
import { formatUkDate, ordinal, parseIsoDate } from '../../ground/core/dates';
import { durationText } from '../../ground/core/duration';
import type { ProvisionRole } from '../../ground/journey/language/roles';
import type { DisplayedSection } from '../../ground/journey/language/sections';
import type { FormsStore } from '../../kit/walk/FormsStore';
import type { SessionStore } from '../../sign-in/SessionStore';
import type { JoiningStore } from '../walk/JoiningStore';

export type SummarySources = {
  readonly joining: JoiningStore;
  readonly session: SessionStore;
  readonly forms: FormsStore;
};

type Summary = (sources: SummarySources, section: DisplayedSection) => string | undefined;

/** The one-line summary of a completed section, by the role of its provision. */
const summaries: Readonly<Partial<Record<ProvisionRole, Summary>>> = {
  'home-centre': ({ joining }) => joining.venue?.name,

  'chosen-membership'({ joining: { offer } }) {
    return offer && `${offer.type.name}, ${offer.option.globalBasePrice.formatted} ${durationText(offer.option)}`;
  },

  'customer-account'({ session: { user }, forms }, { id, form }) {
    const name = user && `${user.firstName} ${user.lastName}`;
    const isUnsaved = form?.optional === true && forms.model(id)?.isChanged === true;
    return isUnsaved ? `${name}. Your changes are not saved.` : name;
  },

  'question-answers'({ forms }, { id }) {
    const answered = forms.model(id)?.entries('answers').length ?? 0;
    return answered === 1 ? '1 question answered' : `${answered} questions answered`;
  },

  'start-date'({ joining }) {
    const { startDate = '', billingDay } = joining.forms.details;
    const date = parseIsoDate(startDate);
    if (!date) return undefined;
    return `Starts ${formatUkDate(date)}${billingDay === undefined ? '' : `, billed on the ${ordinal(billingDay)}`}`;
  },

  'direct-debit'({ joining }) {
    const { accountNumber } = joining.forms.details.accountDetails ?? {};
    return accountNumber === undefined ? undefined : `Account ending ${accountNumber.slice(-4)}`;
  },
};

/** Sums up a finished section in one line, by the first provision that it gave. */
export function summaryOf(sources: SummarySources, section: DisplayedSection): string | undefined {
  const [provision = ''] = section.provides;
  const role = vocabulary.provisions[provision]?.role;
  return role && summaries[role]?.(sources, section);
}

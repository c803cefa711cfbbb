import { ukDateText } from '../../../ground/core/dates';
import type { CustomerRecord } from '../../../kit/api/staff';

type RecordedMembership = CustomerRecord['memberships'][number];

const tags = {
  active: { tag: 'Active', look: 'tag-success' },
  frozen: { tag: 'Frozen', look: 'tag-warning' },
  pending: { tag: 'Waits for proof', look: 'tag-warning' },
  upcoming: { tag: 'Not started', look: 'tag-warning' },
  ended: { tag: 'Ended', look: 'tag-warning' },
} as const satisfies Readonly<Record<RecordedMembership['state'], { readonly tag: string; readonly look: string }>>;

/** Says where a membership stands, and until when it runs. */
export function membershipWords(membership: RecordedMembership): {
  readonly tag: string;
  readonly look: string;
  readonly until: string;
} {
  return { ...tags[membership.state], until: untilText(membership) };
}

function untilText({ state, startDate, endDate, frozenUntil, cancelledOn, paymentType }: RecordedMembership): string {
  if (state === 'ended') return `Ended on ${ukDateText(endDate ?? '')}`;
  if (state === 'frozen') return `Until ${ukDateText(frozenUntil ?? '')}, when it goes on`;
  const end = endDate === null ? undefined : ukDateText(endDate);
  const cancelled = cancelledOn !== null && end !== undefined ? `, cancelled: the last day is ${end}` : undefined;
  const start = ukDateText(startDate);
  if (state === 'upcoming') return `From ${start}${cancelled ?? (end === undefined ? '' : ` until ${end}`)}`;
  if (cancelled !== undefined) return `Since ${start}${cancelled}`;
  if (end !== undefined) return `Until ${end}`;
  return paymentType === 'recurring' ? `Since ${start}, paid month by month` : `Since ${start}`;
}

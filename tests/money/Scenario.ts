import { promotionId } from '../../operator/seed/memberships';

/** A purchase of a schedule, and the way to it. */
export type Scenario = {
  readonly name: string;
  readonly provider: 'Stripe' | 'Opayo' | 'Ryft';
  readonly sells: Membership | Places | SavedCard;
  /** True where the customer has a card on file with the provider. */
  readonly savedCard?: true;
  /** True where the customers stand at a kiosk, one after the other, each with a cart of their own. */
  readonly kiosk?: true;
  /** True where staff sell it to the customers, at two tills. */
  readonly desk?: true;
};

export type Membership = {
  readonly kind: 'membership';
  readonly option: number;
  readonly type: number;
  readonly promotion?: number;
  /** True if its texts were agreed to where it was chosen, so that checkout does not ask for them. */
  readonly isAgreed?: boolean;
  /** True if a Direct Debit goes with it. */
  readonly isMonthly?: boolean;
  /** The way in which it follows a membership that the customer has; without it they join. */
  readonly follows?: 'change' | 'renew';
};

export type Places = {
  readonly kind: 'places';
  readonly count: number;
  /** Pence of the customer's credit that are to pay for them. */
  readonly credit?: number;
  /** The number of sessions that a package of theirs has left. */
  readonly sessions?: number;
  /** Pence of a penalty that is paid with them. */
  readonly penalty?: number;
};

/** A card to be saved, for which the bank is asked to hold money and nothing is sold. */
type SavedCard = { readonly kind: 'card' };

const swim = { kind: 'membership', option: 21, type: 2 } as const;
const monthly = { kind: 'membership', option: 20, type: 2, isMonthly: true } as const;
/** Everything, by the month, in the place of swimming by the month. */
const changed = { kind: 'membership', option: 10, type: 1, follows: 'change' } as const;
const renewed = { ...swim, follows: 'renew' } as const;

export const scenarios: readonly Scenario[] = [
  { name: 'joining, Stripe', provider: 'Stripe', sells: swim },
  { name: 'joining, Opayo', provider: 'Opayo', sells: swim },
  { name: 'joining, Ryft', provider: 'Ryft', sells: swim },
  { name: 'joining by the month, Stripe', provider: 'Stripe', sells: monthly },
  { name: 'joining by the month, Ryft', provider: 'Ryft', sells: monthly },
  { name: 'joining with a code, Opayo', provider: 'Opayo', sells: { ...swim, promotion: promotionId('SWIM10') } },
  { name: 'joining, agreed to before, Stripe', provider: 'Stripe', sells: { ...swim, isAgreed: true } },
  {
    name: 'joining by the month, agreed to before, Opayo',
    provider: 'Opayo',
    sells: { ...monthly, isAgreed: true },
  },
  { name: 'joining for nothing', provider: 'Stripe', sells: { ...swim, promotion: promotionId('FREESTART') } },
  { name: 'places, Stripe', provider: 'Stripe', sells: { kind: 'places', count: 2 } },
  { name: 'places and credit, Opayo', provider: 'Opayo', sells: { kind: 'places', count: 2, credit: 400 } },
  { name: 'places and a package, Ryft', provider: 'Ryft', sells: { kind: 'places', count: 2, sessions: 1 } },
  { name: 'places by a package', provider: 'Stripe', sells: { kind: 'places', count: 2, sessions: 3 } },
  { name: 'joining with a card on file, Stripe', provider: 'Stripe', sells: swim, savedCard: true },
  { name: 'joining with a card on file, Ryft', provider: 'Ryft', sells: swim, savedCard: true },
  {
    name: 'places with a card on file, Opayo',
    provider: 'Opayo',
    sells: { kind: 'places', count: 1 },
    savedCard: true,
  },
  { name: 'changing a membership, Opayo', provider: 'Opayo', sells: changed },
  { name: 'renewing a membership, Stripe', provider: 'Stripe', sells: renewed },
  { name: 'places at the desk', provider: 'Stripe', sells: { kind: 'places', count: 2, credit: 0 }, desk: true },
  { name: 'joining at a kiosk, Stripe', provider: 'Stripe', sells: swim, kiosk: true },
  { name: 'places at a kiosk, Ryft', provider: 'Ryft', sells: { kind: 'places', count: 1 }, kiosk: true },
  { name: 'a place and a penalty, Stripe', provider: 'Stripe', sells: { kind: 'places', count: 1, penalty: 500 } },
  {
    name: 'a penalty and credit, Ryft',
    provider: 'Ryft',
    sells: { kind: 'places', count: 0, credit: 200, penalty: 500 },
  },
  {
    name: 'a place and a penalty at the desk',
    provider: 'Stripe',
    sells: { kind: 'places', count: 1, credit: 0, penalty: 500 },
    desk: true,
  },
  { name: 'saving a card, Stripe', provider: 'Stripe', sells: { kind: 'card' } },
  { name: 'saving a card, Ryft', provider: 'Ryft', sells: { kind: 'card' } },
  { name: 'replacing the card on file, Opayo', provider: 'Opayo', sells: { kind: 'card' }, savedCard: true },
  { name: 'places by credit', provider: 'Stripe', sells: { kind: 'places', count: 1, credit: 550 } },
];

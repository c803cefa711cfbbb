import type { IconName } from '../../components/Icon';
import type { OfflineTender } from '../../stores/bookings/desk/TendersStore';

export type TenderWords = {
  readonly type: OfflineTender;
  readonly label: string;
  readonly icon: IconName;
};

/** What is taken at the desk, in the order in which it is offered. */
export const tenders: readonly TenderWords[] = [
  { type: 'cash', label: 'Cash', icon: 'cash' },
  { type: 'cheque', label: 'Cheque', icon: 'proof' },
  { type: 'offline-voucher', label: 'Voucher', icon: 'ticket' },
  { type: 'credit', label: 'Credit', icon: 'person' },
];

export function labelOf(type: string): string {
  return tenders.find((each) => each.type === type)?.label ?? type;
}

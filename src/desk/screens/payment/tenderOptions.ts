import type { IconName } from '../../../kit/components/Icon';
import type { Tender } from '../../../checkout/Payable';
import type { OfflineTender } from '../../TendersStore';

export type TenderOption = {
  readonly type: OfflineTender;
  readonly label: string;
  readonly icon: IconName;
};

/** The tenders that the desk accepts, in the order of their buttons. */
export const tenderOptions: readonly TenderOption[] = [
  { type: 'cash', label: 'Cash', icon: 'cash' },
  { type: 'cheque', label: 'Cheque', icon: 'proof' },
  { type: 'offline-voucher', label: 'Voucher', icon: 'ticket' },
  { type: 'credit', label: 'Credit', icon: 'person' },
];

/** Returns `Cash`, or `Cheque 000123` for a payment with a number. */
export function takenLabel({
  tenderType,
  number,
}: Pick<Tender, 'tenderType'> & { readonly number?: string | null }): string {
  return [tenderLabel(tenderType), number].filter(Boolean).join(' ');
}

export function tenderLabel(type: string): string {
  return tenderOptions.find((each) => each.type === type)?.label ?? type;
}

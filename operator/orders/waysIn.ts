import type { MembershipItem } from '../../schemas/generated/wire';

type Entry = { readonly kind: MembershipItem['kind']; readonly needsProof: boolean; readonly venue: string };

/** Tells a customer how to get in on the first day of a membership, in the operator's words. */
export function waysIn({ kind, needsProof, venue }: Entry): string {
  const scan =
    kind === 'join'
      ? `scan the membership barcode in your online account at the gate of ${venue}`
      : 'scan the same membership barcode at the gate as before';
  if (needsProof) return `Once we have accepted your proof of eligibility, ${scan}.`;
  if (kind !== 'join') return `From the start date on, ${scan}.`;
  return `On your first visit, ${scan}. Reception can help if you have no phone with you.`;
}

import endMembership from 'call:endMembership';
import type { Journey } from '../../../schemas/generated/journey';
import { ukDateText } from '../../ground/core/dates';
import { accountApi, seenRefund, type MembershipEnding } from '../../kit/api/account';
import { formBody } from '../../kit/fields/formBody';
import type { ToastStore } from '../../kit/site/ToastStore';
import { createWalk, type CreateWalkParts } from '../walk/createWalk';
import type { MembershipWalk } from '../walk/MembershipWalk';

export type EndingWalk = MembershipWalk<MembershipEnding>;

/** Creates the walk that cancels a membership. */
export function createEnding(parts: CreateWalkParts & { readonly toasts: ToastStore }, journey: Journey): EndingWalk {
  const { client, membershipId, session, toasts } = parts;
  const api = accountApi(client);
  return createWalk(parts, journey, {
    load: () => api.ending(membershipId),
    send: ({ lastDay, refund }, form) => {
      const { leavingReason = null } = form ? formBody(form, endMembership) : {};
      return api.endMembership(membershipId, { lastDay, ...seenRefund(refund), leavingReason });
    },
    done: async (ending) => {
      await session.reload(); // a refund may be credit
      toasts.show('success', doneText(ending));
    },
  });
}

function doneText({ name, kind, lastDay, refund }: MembershipEnding): string {
  if (kind === 'notice') return `${name} is cancelled. It ends on ${ukDateText(lastDay)}.`;
  if (!refund) return `${name} has ended.`;
  const { total, card } = refund;
  if (!card) return `${name} has ended. ${total.formatted} is on your account as credit.`;
  return `${name} has ended. Your payments show how far your refund of ${total.formatted} has come.`;
}

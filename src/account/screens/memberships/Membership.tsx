import { observer } from 'mobx-react-lite';
import type { AccountMembership } from '../../../kit/api/account';
import { SiteLink } from '../../../kit/site/SiteLink';
import { Note } from '../../../kit/components/Note';
import { LabelledValues, type LabelledValue } from '../../../kit/components/Ticket';
import { ordinal, ukDateText } from '../../../ground/core/dates';
import { priceName } from '../../../ground/core/costNames';
import { durationText, usesText } from '../../../ground/core/duration';
import { MemberCard } from '../parts/MemberCard';
import { GoingBack, membershipId } from './GoingBack';
import { Proof } from './Proof';
import { endingPath, changePath, freezePath, renewPath } from './membershipPaths';
import { useSite } from '../../../kit/site/SiteContext';

/** A membership that is in force or starts later. */
export const Membership = observer(function Membership({ membership }: { readonly membership: AccountMembership }) {
  const { config } = useSite();
  const { name, canChange, canRenew, refusal, successor, eligibility, benefits } = membership;
  return (
    <section className="membership" id={membershipId(membership)} aria-label={`Membership ${name}`}>
      <MemberCard membership={membership} heading="h2" />
      {successor && (
        <Note type="neutral" title={`${successor.name} takes over on ${ukDateText(successor.startDate)}`} />
      )}
      <GoingBack membership={membership} />
      {eligibility && <Proof membership={membership} eligibility={eligibility} />}
      <div className="card membership-facts">
        <LabelledValues facts={factsOf(membership)} columns={2} />
        {benefits.length > 0 && (
          <>
            <h3>Benefits</h3>
            <ul className="membership-benefits">
              {benefits.map((benefit) => (
                <li key={benefit.name}>
                  <b>{benefit.name}</b> {usesText(benefit)}
                  {benefit.description !== null && <span className="small muted">{benefit.description}</span>}
                </li>
              ))}
            </ul>
          </>
        )}
        {(canChange || canRenew) && config.flags.onlineJoiningEnabled && (
          <div className="membership-ways">
            {canRenew && (
              <a className="btn btn-primary" href={config.linkTo('online-joining', renewPath(membership))}>
                Renew membership
              </a>
            )}
            {canChange && (
              <a className="btn btn-secondary" href={config.linkTo('online-joining', changePath(membership))}>
                Change membership
              </a>
            )}
          </div>
        )}
        <QuietWays membership={membership} />
        {!canChange && !canRenew && refusal !== null && <p className="small muted membership-refusal">{refusal}</p>}
      </div>
    </section>
  );
});

/** The links to what is done with a membership now and then. */
function QuietWays({ membership }: { readonly membership: AccountMembership }) {
  const { directDebit, canFreeze, canEnd } = membership;
  if (!directDebit && !canFreeze && !canEnd) return null;
  return (
    <p className="membership-pauses">
      {directDebit && (
        <SiteLink className="link" to="/payments">
          Change bank details
        </SiteLink>
      )}
      {canFreeze && (
        <SiteLink className="link" to={freezePath(membership)}>
          Freeze membership
        </SiteLink>
      )}
      {canEnd && (
        <SiteLink className="link" to={endingPath(membership)}>
          Cancel membership
        </SiteLink>
      )}
    </p>
  );
}

function factsOf(membership: AccountMembership): readonly LabelledValue[] {
  const { price, categories, startDate, endDate, directDebit, nextPayment } = membership;
  return [
    { label: priceName(membership.paymentType), value: `${price.formatted} ${durationText(membership)}` },
    ...(categories.length > 0 ? [{ label: 'Type', value: categories.map(({ name }) => name).join(', ') }] : []),
    { label: 'Start date', value: ukDateText(startDate) },
    { label: 'End date', value: endDate === null ? 'Rolling' : ukDateText(endDate) },
    ...(nextPayment
      ? [{ label: 'Next payment', value: `${nextPayment.amount.formatted} on ${ukDateText(nextPayment.date)}` }]
      : []),
    ...(directDebit
      ? [
          {
            label: 'Direct Debit',
            value: `Account ending ${directDebit.accountEnding}`,
            note: debitNote(directDebit),
          },
        ]
      : []),
  ];
}

function debitNote({ accountHolder, reference, billingDay }: NonNullable<AccountMembership['directDebit']>): string {
  const day = billingDay === null ? '' : `, on the ${ordinal(billingDay)} of each month`;
  return `${accountHolder}${day}. Reference ${reference}`;
}

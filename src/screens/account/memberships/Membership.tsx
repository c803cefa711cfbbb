import { observer } from 'mobx-react-lite';
import type { AccountMembership } from '../../../api/account';
import { Note } from '../../../components/Note';
import { FactList, type Fact } from '../../../components/Ticket';
import { ordinal, ukDateText } from '../../../core/dates';
import { durationText, usesText } from '../../../sections/membership/duration';
import { useStores } from '../../../stores/StoresContext';
import { MemberCard } from '../parts/MemberCard';
import { Proof } from './Proof';
import { changePath, renewPath } from './ways';

/** One membership that is in force or will be. */
export const Membership = observer(function Membership({ membership }: { readonly membership: AccountMembership }) {
  const { config } = useStores();
  const { name, canChange, canRenew, refusal, successor, eligibility, benefits } = membership;
  return (
    <section className="membership" aria-label={`Membership ${name}`}>
      <MemberCard membership={membership} />
      {successor && (
        <Note type="neutral" title={`${successor.name} takes over on ${ukDateText(successor.startDate)}`} />
      )}
      {eligibility && <Proof membership={membership} eligibility={eligibility} />}
      <div className="card membership-facts">
        <FactList facts={factsOf(membership)} columns={2} />
        {benefits.length > 0 && (
          <>
            <h3>What it gives you</h3>
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
        {(canChange || canRenew) && (
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
        {!canChange && !canRenew && refusal !== null && <p className="small muted membership-refusal">{refusal}</p>}
      </div>
    </section>
  );
});

function factsOf(membership: AccountMembership): readonly Fact[] {
  const { price, categories, startDate, endDate, directDebit, nextPayment } = membership;
  return [
    { label: 'Fee', value: `${price.formatted} ${durationText(membership)}` },
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

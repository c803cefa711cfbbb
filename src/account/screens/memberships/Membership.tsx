import { observer } from 'mobx-react-lite';
import type { AccountMembership } from '../../../kit/api/account';
import { Button } from '../../../kit/components/Button';
import { SiteLink } from '../../../kit/site/SiteLink';
import { useAccount } from '../../AccountContext';
import { Note } from '../../../kit/components/Note';
import { LabelledValues, type LabelledValue } from '../../../kit/components/Ticket';
import { ordinal, ukDateText } from '../../../ground/core/dates';
import { durationText, usesText } from '../../../ground/core/duration';
import { MemberCard } from '../parts/MemberCard';
import { Proof } from './Proof';
import { endingPath, changePath, freezePath, renewPath } from './membershipPaths';
import { useSite } from '../../../kit/site/SiteContext';

/** A membership that is in force or starts later. */
export const Membership = observer(function Membership({ membership }: { readonly membership: AccountMembership }) {
  const { config } = useSite();
  const { name, canChange, canRenew, refusal, successor, eligibility, benefits } = membership;
  return (
    <section className="membership" aria-label={`Membership ${name}`}>
      <MemberCard membership={membership} heading="h2" />
      {successor && (
        <Note type="neutral" title={`${successor.name} takes over on ${ukDateText(successor.startDate)}`} />
      )}
      {membership.freeze && <Frozen membership={membership} freeze={membership.freeze} />}
      {membership.ending && <Cancelled membership={membership} ending={membership.ending} />}
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
        {(membership.canFreeze || membership.canEnd) && (
          <p className="membership-pauses">
            {membership.canFreeze && (
              <SiteLink className="link" to={freezePath(membership)}>
                Freeze membership
              </SiteLink>
            )}
            {membership.canEnd && (
              <SiteLink className="link" to={endingPath(membership)}>
                Cancel membership
              </SiteLink>
            )}
          </p>
        )}
        {!canChange && !canRenew && refusal !== null && <p className="small muted membership-refusal">{refusal}</p>}
      </div>
    </section>
  );
});

type CancelledProps = {
  readonly membership: AccountMembership;
  readonly ending: NonNullable<AccountMembership['ending']>;
};

type FrozenProps = {
  readonly membership: AccountMembership;
  readonly freeze: NonNullable<AccountMembership['freeze']>;
};

/** Says when a membership is frozen, with a button that takes the freeze back, or ends it early. */
const Frozen = observer(function Frozen({ membership, freeze }: FrozenProps) {
  const { memberships } = useAccount();
  const { id, name } = membership;
  const { startsOn, endsOn, price, hasBegun, earlyEnd } = freeze;
  const from = hasBegun ? '' : `from ${ukDateText(startsOn)} `;
  const button = hasBegun ? earlyEnd !== null && `End the freeze on ${ukDateText(earlyEnd)}` : `Don’t freeze ${name}`;
  return (
    <>
      <Refusal id={id} />
      <Note type="warning" title={`Frozen ${from}until ${ukDateText(endsOn)}`}>
        <div className="membership-frozen">
          <p>{price.raw === 0 ? 'You pay nothing meanwhile.' : `You pay ${price.formatted} a month meanwhile.`}</p>
          {button !== false && (
            <Button
              look="secondary"
              size="s"
              busy={memberships.keepingIds.has(id)}
              onClick={() => void memberships.endFreeze(membership)}
            >
              {button}
            </Button>
          )}
        </div>
      </Note>
    </>
  );
});

/** Says why something about the membership could not be taken back. */
const Refusal = observer(function Refusal({ id }: { readonly id: string }) {
  const { refusal } = useAccount().memberships;
  return refusal?.membershipId === id ? <Note type="danger" title={refusal.message} live /> : null;
});

/** Says when a cancelled membership ends, with a button that takes the cancellation back. */
const Cancelled = observer(function Cancelled({ membership, ending }: CancelledProps) {
  const { memberships } = useAccount();
  const { id, name } = membership;
  return (
    <>
      {!membership.freeze && <Refusal id={id} />}
      <Note type="warning" title={`You have cancelled this membership. It ends on ${ukDateText(ending.lastDay)}`}>
        <Button
          look="secondary"
          size="s"
          busy={memberships.keepingIds.has(id)}
          onClick={() => void memberships.keep(membership)}
        >
          Keep {name} after all
        </Button>
      </Note>
    </>
  );
});

function factsOf(membership: AccountMembership): readonly LabelledValue[] {
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

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { AccountMembership } from '../../../kit/api/account';
import { Icon } from '../../../kit/components/Icon';
import { ukDateText } from '../../../ground/core/dates';
import { payAsYouGo } from '../../../ground/core/payAsYouGo';
import { PassStub } from '../../pass/PassStub';
import { passTitle } from '../../pass/passTitle';
import { useSignIn } from '../../../sign-in/SignInContext';

const stateWords: Readonly<Record<AccountMembership['state'], string>> = {
  active: 'Active',
  frozen: 'Frozen',
  pending: 'Waiting for proof',
  upcoming: 'Starts soon',
  ended: 'Ended',
};

export type MemberCardProps = {
  readonly membership: AccountMembership;
  /** The heading's level: below the one of the page or part that the card stands in. */
  readonly heading: 'h2' | 'h3';
  /** The content below the code for the gates. */
  readonly children?: ReactNode;
};

/** The membership card: the membership's dates and the barcode for the gates. */
export const MemberCard = observer(function MemberCard({ membership, heading: Heading, children }: MemberCardProps) {
  const { session } = useSignIn();
  const { name, state, homeVenue, nextPayment, memberSince, startDate, endDate } = membership;
  const { user } = session;
  const facts: readonly (readonly [label: string, value: string])[] = [
    ['Home centre', homeVenue.name],
    ...(nextPayment
      ? [['Next payment', `${nextPayment.amount.formatted} on ${ukDateText(nextPayment.date)}`] as const]
      : []),
    state === 'upcoming' ? ['Starts on', ukDateText(startDate)] : ['Member since', ukDateText(memberSince)],
    ...(endDate === null ? [] : [['Ends on', ukDateText(endDate)] as const]),
  ];
  return (
    <article className="member dark" aria-label={name}>
      <svg
        className="member-lines"
        viewBox="0 0 320 260"
        preserveAspectRatio="xMaxYMax meet"
        fill="none"
        aria-hidden="true"
      >
        <path d="M114 282A226 226 0 0 1 566 282" stroke="#565766" strokeWidth="5" />
        <path
          d="M156 282A184 184 0 0 1 524 282M198 282A142 142 0 0 1 482 282M240 282A100 100 0 0 1 440 282"
          stroke="var(--theme-primary)"
          strokeWidth="5"
        />
      </svg>
      <div className="member-face">
        <p className="member-top">
          <span className={state === 'active' ? 'tag tag-success' : 'tag tag-plain'}>
            <Icon name={state === 'active' ? 'tick' : 'clock'} size="s" />
            {stateWords[state]}
          </span>
        </p>
        <Heading className="member-name">{name}</Heading>
        <p className="member-holder">{[user?.firstName, user?.lastName].join(' ')}</p>
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {user && (
        <PassStub number={user.barcode} title={passTitle(membership)}>
          {children}
        </PassStub>
      )}
    </article>
  );
});

/** The code for the gates of a customer who has no membership and pays for each visit. */
export const VisitorPass = observer(function VisitorPass({ children }: Pick<MemberCardProps, 'children'>) {
  const { user } = useSignIn().session;
  if (!user) return null;
  return (
    <article className="member member-visitor" aria-label="Your code for the gates">
      <PassStub number={user.barcode} title={payAsYouGo}>
        {children}
      </PassStub>
    </article>
  );
});

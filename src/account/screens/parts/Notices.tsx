import { observer } from 'mobx-react-lite';
import { Note } from '../../../kit/components/Note';
import { useMoney } from '../../../kit/site/useMoney';
import { SiteLink } from '../../../kit/site/SiteLink';
import { EmailNotice } from '../../email/EmailNotice';
import { PenaltyNotice } from './Penalties';
import { useSignIn } from '../../../sign-in/SignInContext';

/** The notices that ask the customer to act: penalties, missing or expiring proof, and credit. */
export const Notices = observer(function Notices() {
  const { session } = useSignIn();
  const money = useMoney();
  const { user } = session;
  if (!user) return null;
  const { documentExpiry, membershipDocumentUploadRequired, hasOutstandingPenalties, credit } = user;
  return (
    <div className="notices">
      {hasOutstandingPenalties && <PenaltyNotice />}
      <EmailNotice />
      {membershipDocumentUploadRequired && (
        <Note type="warning" title="Your membership is waiting for proof of eligibility">
          Upload a document that shows it, and your membership can start.{' '}
          <SiteLink to="/memberships">Upload proof</SiteLink>
        </Note>
      )}
      {documentExpiry
        .filter(({ documentExpiringSoon }) => documentExpiringSoon)
        .map(({ daysToExpiry, membershipName }, index) => (
          <Note key={index} type="warning" title={expiryText(membershipName, daysToExpiry)}>
            Upload a new document to keep this membership and its price.{' '}
            <SiteLink to="/memberships">Upload proof</SiteLink>
          </Note>
        ))}
      {credit.balance > 0 && (
        <Note type="neutral" title={`You have ${money(credit.balance)} of credit`}>
          Use it when you next book or buy something.
        </Note>
      )}
    </div>
  );
});

function expiryText(membership: string, days: number): string {
  const proof = `Your proof of eligibility for ${membership}`;
  if (days < 0) return `${proof} has expired`;
  if (days === 0) return `${proof} expires today`;
  return `${proof} expires in ${days} ${days === 1 ? 'day' : 'days'}`;
}

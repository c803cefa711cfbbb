import { observer } from 'mobx-react-lite';
import { LabelledValues } from '../../kit/components/Ticket';
import { ukDateText } from '../../ground/core/dates';
import { useSite } from '../../kit/site/SiteContext';
import { useSignIn } from '../../sign-in/SignInContext';

/** The details of a signed-in customer that a journey cannot change, and where they can be changed. */
export const SignedInFacts = observer(function SignedInFacts() {
  const { config } = useSite();
  const { user } = useSignIn().session;
  if (!user) return null;
  const facts = [
    { label: 'Name', value: `${user.firstName} ${user.lastName}` },
    { label: 'Email address', value: user.email },
    ...(user.dateOfBirth === undefined ? [] : [{ label: 'Date of birth', value: ukDateText(user.dateOfBirth) }]),
  ];
  return (
    <div className="signed-in-facts">
      <LabelledValues facts={facts} />
      <p className="small muted">
        These details can&apos;t be edited right now because you are signed in. You can edit your personal details later
        by signing in to your online account.
      </p>
      {!config.kiosk && <a href={config.linkTo('my-account', '/user-details')}>Go to My details</a>}
    </div>
  );
});

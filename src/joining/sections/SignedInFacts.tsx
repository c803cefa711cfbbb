import { observer } from 'mobx-react-lite';
import { LabelledValues } from '../../kit/components/Ticket';
import { ukDateText } from '../../ground/core/dates';
import { useSite } from '../../kit/site/SiteContext';
import { useSignIn } from '../../sign-in/SignInContext';

/**
 * The details of a signed-in customer that a journey cannot change, and where they can be changed. `intro`: what the journey
 * says of its section, which stands with them.
 */
export const SignedInFacts = observer(function SignedInFacts({ intro }: { readonly intro: string | undefined }) {
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
      {intro !== undefined && <p className="small muted">{intro}</p>}
      {!config.kiosk && <a href={config.linkTo('my-account', '/user-details')}>Go to My details</a>}
    </div>
  );
});

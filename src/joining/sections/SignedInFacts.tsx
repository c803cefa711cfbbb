import { observer } from 'mobx-react-lite';
import { LabelledValues } from '../../kit/components/Ticket';
import { ukDateText } from '../../ground/core/dates';
import { useSignIn } from '../../sign-in/SignInContext';

/** The details of a signed-in customer that a journey cannot change. */
export const SignedInFacts = observer(function SignedInFacts() {
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
    </div>
  );
});

import { DroppedBallFigure, FullPage } from '../../kit/components/FullPage';

/** The page that a customer sees once their account is deleted. */
export function Deleted({ email }: { readonly email: string }) {
  return (
    <FullPage
      title="Your account is deleted"
      text={`You are signed out on all devices. We have sent a confirmation to ${email}. You can make a new account at any time.`}
      home="link"
      focused
      figure={<DroppedBallFigure />}
    />
  );
}

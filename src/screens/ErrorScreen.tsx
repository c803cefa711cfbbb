import { Button } from '../components/Button';
import { DroppedBallFigure, FullPage } from '../components/FullPage';
import { useWayHome } from './useWayHome';

/** Something broke that the screen can't go on without. Where it can be drawn again, another try is offered. */
export function ErrorScreen({ onAgain }: { readonly onAgain?: () => void }) {
  const goHome = useWayHome();
  return (
    <FullPage
      title="We may have dropped the ball on this one."
      text="The page failed to load correctly. Try refreshing the page or return to the home page."
      home={goHome ?? 'link'}
      focused
      figure={<DroppedBallFigure />}
    >
      {onAgain && (
        <Button look="secondary" size="l" onClick={onAgain}>
          Try again
        </Button>
      )}
    </FullPage>
  );
}

import { Button } from '../components/Button';
import { againText, costText } from '../components/PartFailed';
import { DroppedBallFigure, FullPage } from '../components/FullPage';
import { useWayHome } from './useWayHome';

export type ErrorScreenProps = {
  readonly onAgain?: () => void;
  /** Another try costs what was typed. */
  readonly isCostly?: boolean;
};

/** Something broke that the screen can't go on without. Where it can be drawn again, another try is offered. */
export function ErrorScreen({ onAgain, isCostly = false }: ErrorScreenProps) {
  const goHome = useWayHome();
  return (
    <FullPage
      title="We may have dropped the ball on this one."
      text="The page failed to load correctly. Try refreshing the page or return to the home page."
      home={goHome ?? 'link'}
      focused
      figure={<DroppedBallFigure />}
    >
      {isCostly && <p>{costText}</p>}
      {onAgain && (
        <Button look="secondary" size="l" onClick={onAgain}>
          {againText(isCostly)}
        </Button>
      )}
    </FullPage>
  );
}

import { Button } from '../../kit/components/Button';
import { retryText, lossWarning } from '../../kit/components/PartFailed';
import { DroppedBallFigure, FullPage } from '../../kit/components/FullPage';
import { useGoHome } from '../../kit/site/useGoHome';

export type ErrorScreenProps = {
  readonly onRetry?: () => unknown;
  /** True if another try loses typed input. */
  readonly isCostly?: boolean;
};

/** The full-page error, with a button for another try if `onRetry` is given. */
export function ErrorScreen({ onRetry, isCostly = false }: ErrorScreenProps) {
  const goHome = useGoHome();
  return (
    <FullPage
      title="We may have dropped the ball on this one."
      text="The page failed to load correctly. Try refreshing the page or return to the home page."
      home={goHome ?? 'link'}
      focused
      figure={<DroppedBallFigure />}
    >
      {isCostly && <p>{lossWarning}</p>}
      {onRetry && (
        <Button look="secondary" size="l" onClick={onRetry}>
          {retryText(isCostly)}
        </Button>
      )}
    </FullPage>
  );
}

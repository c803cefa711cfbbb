import { DroppedBallFigure, FullPage } from '../components/FullPage';

/** Something broke that the page can't go on without. */
export function ErrorScreen() {
  return (
    <FullPage
      title="We may have dropped the ball on this one."
      text="The page failed to load correctly. Try refreshing the page or return to the home page."
      home
      figure={<DroppedBallFigure />}
    />
  );
}

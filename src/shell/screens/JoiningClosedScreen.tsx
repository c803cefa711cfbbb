import { observer } from 'mobx-react-lite';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { ClosedPoolFigure } from '../../kit/components/ClosedPoolFigure';
import { FullPage } from '../../kit/components/FullPage';
import { useSite } from '../../kit/site/SiteContext';

/** The joining site's screen while the operator sells no memberships online. */
export const JoiningClosedScreen = observer(function JoiningClosedScreen() {
  const { config } = useSite();
  return (
    <FullPage
      title="You can’t join online at the moment"
      text="Ask at your centre about a membership. Booking and your account are open as usual."
      focused={useNavigationType() !== NavigationType.Pop}
      figure={<ClosedPoolFigure />}
    >
      <a className="btn btn-primary btn-l" href={config.linkTo('bookings', '/')}>
        Book an activity
      </a>
    </FullPage>
  );
});

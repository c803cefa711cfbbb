import { observer } from 'mobx-react-lite';
import { idleTimesOf } from '../../ground/core/idleTimes';
import { Button } from '../../kit/components/Button';
import { Icon } from '../../kit/components/Icon';
import { useKiosk } from '../../kit/site/KioskContext';
import { useSite } from '../../kit/site/SiteContext';

/** The home button of a kiosk's confirmation, whose bar has none. It asks no confirmation, since nothing can be lost any more. */
export const KioskGoodbye = observer(function KioskGoodbye() {
  const { config } = useSite();
  const kiosk = useKiosk();
  if (!kiosk) return null;
  const seconds = Math.round(idleTimesOf(config.config.kiosk).confirmationIdleMs / 1000);
  return (
    <div className="confirmation-goodbye">
      <Button size="l" onClick={() => kiosk.end('left')}>
        <Icon name="home" />
        Home
      </Button>
      <p>
        This screen clears {seconds === 1 ? 'a second' : `${seconds} seconds`} after the last touch. Please take your
        belongings with you.
      </p>
    </div>
  );
});

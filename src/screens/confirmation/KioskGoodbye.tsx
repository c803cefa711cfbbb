import { observer } from 'mobx-react-lite';
import { Button } from '../../components/Button';
import { Icon } from '../../components/Icon';
import { useStores } from '../../stores/StoresContext';

/** The way home from a kiosk's confirmation, which has none in its bar. Nothing is left to be lost, so nothing is asked. */
export const KioskGoodbye = observer(function KioskGoodbye() {
  const { kiosk, config } = useStores();
  if (!kiosk) return null;
  const seconds = Math.round(config.config.kiosk.confirmationIdleMs / 1000);
  return (
    <div className="confirmation-goodbye">
      <Button size="l" onClick={() => void kiosk.end('left')}>
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

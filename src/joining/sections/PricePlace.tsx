import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { messages } from '../../ground/core/messages';
import { Button } from '../../kit/components/Button';
import { Note } from '../../kit/components/Note';
import { useFocusOn } from '../../kit/components/useFocusOn';
import { useJoining } from '../JoiningContext';

type PricePlaceProps = {
  /** The amounts, or what is chosen by them. */
  readonly children?: ReactNode;
};

/** The place of amounts in a section: where they could not be worked out it says so, and offers to try again. */
export const PricePlace = observer(function PricePlace({ children }: PricePlaceProps) {
  const { costs } = useJoining().joining.purpose;
  const [isRetrying, setRetrying] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const hasFailed = costs.status === 'error' || isRetrying;
  const hadFailed = useRef(hasFailed);
  useLayoutEffect(() => {
    // The button that was pressed is gone with the note: the focus stays at this place.
    if (hadFailed.current && !hasFailed && document.activeElement === document.body)
      box.current?.focus({ preventScroll: true });
    hadFailed.current = hasFailed;
  });
  return (
    <div ref={box} tabIndex={-1}>
      {hasFailed ? <PriceFailed onRetrying={setRetrying} /> : children}
    </div>
  );
});

type PriceFailedProps = {
  /** Called with true before another try, and with false once that has ended: the note stays in between. */
  readonly onRetrying: (isRetrying: boolean) => void;
};

const PriceFailed = observer(function PriceFailed({ onRetrying }: PriceFailedProps) {
  const { joining } = useJoining();
  const note = useFocusOn<HTMLDivElement>(joining.continuing.refusals);
  const { purpose, forms } = joining;
  const [error, setError] = useState(purpose.costs.error); // the request forgets it while it tries again
  const retry = async (): Promise<void> => {
    onRetrying(true);
    await purpose.price(forms.priceBasis);
    setError(purpose.costs.error);
    onRetrying(false);
  };
  return (
    <div className="price-failed" ref={note} tabIndex={-1}>
      <Note type="danger" title={error?.serverMessage ?? messages.noPrice} live>
        <Button look="secondary" size="s" onClick={retry}>
          Try again
        </Button>
      </Note>
    </div>
  );
});

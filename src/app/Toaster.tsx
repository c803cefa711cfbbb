import { observer } from 'mobx-react-lite';
import { useRef, type FocusEvent } from 'react';
import { Presence } from '../components/motion/Presence';
import { Toast } from '../components/toast/Toast';
import { useStores } from '../stores/StoresContext';

/** Toasts at the top right. They are spoken, and give the focus back to where it was when one of them is closed. */
export const Toaster = observer(function Toaster() {
  const { toasts } = useStores();
  const region = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  const handleFocus = ({ relatedTarget }: FocusEvent): void => {
    if (!region.current?.contains(relatedTarget)) before.current = relatedTarget;
  };
  const close = (id: number): void => {
    if (region.current?.contains(document.activeElement)) giveFocusBack(before.current);
    toasts.close(id);
  };
  return (
    <div
      ref={region}
      className="toasts"
      role="region"
      aria-label="Notifications"
      aria-live="polite"
      onFocus={handleFocus}
    >
      <Presence>
        {toasts.toasts.map(({ id, type, content, validationMessages }) => (
          <Toast
            key={id}
            type={type}
            content={content}
            validationMessages={validationMessages}
            onHold={() => toasts.pause(id)}
            onRelease={() => toasts.resume(id)}
            onClose={() => close(id)}
          />
        ))}
      </Presence>
    </div>
  );
});

function giveFocusBack(to: Element | null): void {
  const target = to instanceof HTMLElement && to.isConnected ? to : document.getElementById('main');
  target?.focus({ preventScroll: true });
}

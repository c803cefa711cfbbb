import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Presence } from '../kit/components/motion/Presence';
import { Toast } from '../kit/components/toast/Toast';
import { ToastContainerProvider } from '../kit/components/toast/ToastContainer';
import { useSite } from '../kit/site/SiteContext';

/** Shows toasts at the top right, or in the space that the screen provides. */
export function ToastRegion({ children }: { readonly children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <ToastContainerProvider value={setPlace}>
      {children}
      {place ? createPortal(<Toaster />, place) : <Toaster />}
    </ToastContainerProvider>
  );
}

/** The live region with the toasts. Closing a toast returns the focus to the element that had it before. */
const Toaster = observer(function Toaster() {
  const { toasts } = useSite();
  const region = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => followPresses(region.current), []);
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
      {toasts.spoken && (
        <p key={toasts.spoken.id} className="vh">
          {toasts.spoken.content}
        </p>
      )}
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

/** Marks the end of the screen that was not pressed last, where styles put toasts on small and on public screens. */
function followPresses(region: HTMLElement | null): () => void {
  const handlePress = ({ target }: Event): void => {
    if (!region || !(target instanceof Element) || region.contains(target)) return;
    const { top, bottom } = target.getBoundingClientRect();
    region.dataset.at = top + bottom < innerHeight ? 'foot' : 'head';
  };
  const stop = new AbortController();
  for (const press of ['pointerdown', 'keydown'])
    addEventListener(press, handlePress, { capture: true, signal: stop.signal });
  return () => stop.abort();
}

function giveFocusBack(to: Element | null): void {
  const target = to instanceof HTMLElement && to.isConnected ? to : document.getElementById('main');
  target?.focus({ preventScroll: true });
}

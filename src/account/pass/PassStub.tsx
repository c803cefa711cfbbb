import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { DialogComing } from '../../kit/components/dialog/DialogComing';
import { preloadedPart, preloadWhenIdle } from '../../kit/components/lazyPart';
import { Barcode } from './Barcode';
import type { PassProps } from './FullPass';
import './pass.css';

// Loaded before it is asked for: at a turnstile there may be no connection.
const { Preloaded: FullPass, preload } = preloadedPart(
  () => import('./FullPass'),
  (part) => part.FullPass,
);

type PassStubProps = PassProps & { readonly children?: ReactNode };

/** The code for the gates, with what is below it. A press on it shows it on the whole screen. */
export function PassStub({ children, ...pass }: PassStubProps) {
  const [isFull, setFull] = useState(false);
  useEffect(() => preloadWhenIdle(preload), []);
  return (
    <div className="member-stub">
      <p className="strong">Scan at the gate</p>
      <Barcode number={pass.number} />
      <button type="button" className="link pass-open" aria-haspopup="dialog" onClick={() => setFull(true)}>
        Show on the whole screen
      </button>
      {children}
      {isFull && (
        <Suspense fallback={<DialogComing />}>
          <FullPass {...pass} onClose={() => setFull(false)} />
        </Suspense>
      )}
    </div>
  );
}

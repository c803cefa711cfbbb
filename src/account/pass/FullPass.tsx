import { useEffect, useRef } from 'react';
import { Icon } from '../../kit/components/Icon';
import { Barcode } from './Barcode';
import { useWakeLock } from './useWakeLock';

export type PassProps = {
  readonly number: string;
  /** The name of the membership, or of what the customer has in its place. */
  readonly title: string;
};

/** The code for the gates on the whole screen: black on white, while the screen stays awake. */
export function FullPass({ number, title, onClose }: PassProps & { readonly onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useWakeLock();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="full-pass" aria-labelledby="full-pass-title" onClose={onClose}>
      <button type="button" className="full-pass-close" aria-label="Close" onClick={() => dialog.current?.close()}>
        <Icon name="cross" size="l" />
      </button>
      <div className="full-pass-code">
        <h2 id="full-pass-title">Scan at the gate</h2>
        <Barcode number={number} />
        <p>{title}</p>
        <p className="small muted">If the reader does not see the code, turn up the brightness of your screen.</p>
      </div>
    </dialog>
  );
}

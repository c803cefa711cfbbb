import type { ReactNode } from 'react';
import { useToastContainer } from '../../kit/components/toast/ToastContainer';
import './desk.css';

/** The strip at the top of every screen of the desk: the customer at the desk, and space for toasts. */
export function DeskStrip({ children }: { readonly children: ReactNode }) {
  const place = useToastContainer();
  return (
    <div className="desk-strip">
      <div className="wrap">
        <div className="desk-strip-who">{children}</div>
        <div className="desk-toasts" ref={place} />
      </div>
    </div>
  );
}

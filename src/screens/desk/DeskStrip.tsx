import type { ReactNode } from 'react';
import { useToastPlace } from '../../components/toast/ToastPlace';
import './desk.css';

/** Stays at the top of every screen of the desk: the customer who is served, and room for toasts beside them. */
export function DeskStrip({ children }: { readonly children: ReactNode }) {
  const place = useToastPlace();
  return (
    <div className="desk-strip">
      <div className="wrap">
        <div className="desk-strip-who">{children}</div>
        <div className="desk-toasts" ref={place} />
      </div>
    </div>
  );
}

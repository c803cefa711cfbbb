import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useJoining } from '../JoiningContext';

/** Amounts in their own space, which are muted while a newer price is worked out. */
export const Amounts = observer(function Amounts({ children }: { readonly children: ReactNode }) {
  const { joining } = useJoining();
  return (
    <div className="amounts" aria-busy={joining.purpose.costs.loading || undefined}>
      {children}
    </div>
  );
});

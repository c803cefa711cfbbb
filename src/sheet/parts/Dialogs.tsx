import { useState, type ReactNode } from 'react';
import { Button } from '../../kit/components/Button';
import { Dialog, Drawer, StartOverDialog } from '../../kit/components/dialog/lazyDialog';
import { TermsDialog, type TermsText } from '../../kit/components/TermsDialog';
import { Presence } from '../../kit/components/motion/Presence';
import { SheetPart } from '../SheetPart';

const terms: readonly TermsText[] = [
  { id: 1, title: 'Membership terms', html: '<p>You agree to look after the place.</p>' },
];

const dialogs: Readonly<Record<string, (close: () => void) => ReactNode>> = {
  Dialog: (close) => (
    <Dialog title="Check your email" onClose={close} footer={<Button onClick={close}>Close</Button>}>
      <p>We have sent you a link to choose a new password.</p>
    </Dialog>
  ),
  'Start over': (close) => <StartOverDialog leaveLabel="Clear selection and go home" onLeave={close} onStay={close} />,
  Terms: (close) => <TermsDialog terms={terms} onAgree={close} onClose={close} />,
  Drawer: (close) => (
    <Drawer title="Menu" onClose={close}>
      <ul className="menu">
        <li>
          <a href="#activity">Book an activity</a>
        </li>
        <li>
          <a href="#membership" aria-current="page">
            Buy a membership
          </a>
        </li>
      </ul>
      <Button full>Log in</Button>
    </Drawer>
  ),
};

/** Dialogs and the drawer, each with a button that opens it. */
export function Dialogs() {
  const [open, setOpen] = useState<string>();
  return (
    <SheetPart title="Dialogs and drawer">
      <div className="sheet-row">
        {Object.keys(dialogs).map((name) => (
          <Button key={name} look="secondary" onClick={() => setOpen(name)}>
            {name}
          </Button>
        ))}
      </div>
      <Presence>{open !== undefined && dialogs[open]?.(() => setOpen(undefined))}</Presence>
    </SheetPart>
  );
}

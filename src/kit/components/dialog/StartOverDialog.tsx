import { useState } from 'react';
import { Button } from '../Button';
import { Dialog } from './Dialog';
import { Icon } from '../Icon';
import './startOver.css';

export type StartOverDialogProps = {
  /** The task that the customer would have to start over. */
  readonly task?: 'purchase a membership' | 'make a booking';
  /** The label of the button that leaves. */
  readonly leaveLabel: string;
  /** The seconds until an idle kiosk clears the selection by itself. */
  readonly secondsLeft?: number | undefined;
  readonly onLeave: () => unknown;
  readonly onStay: () => void;
};

/** Asks for confirmation before a selection is lost. Staying is the primary action. */
export function StartOverDialog({
  task = 'purchase a membership',
  leaveLabel,
  secondsLeft,
  onLeave,
  onStay,
}: StartOverDialogProps) {
  const footer = (
    <>
      <Button size="l" full onClick={onStay}>
        Continue with my purchase
      </Button>
      <Button look="secondary" size="l" full onClick={onLeave}>
        {leaveLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      title="Are you sure you want to leave this screen?"
      role="alertdialog"
      width={560}
      banner={<Lanes />}
      onClose={onStay}
      footer={footer}
    >
      <p>Your current selection will be lost and you will have to start over to {task}.</p>
      {secondsLeft !== undefined && <Countdown seconds={secondsLeft} />}
    </Dialog>
  );
}

/** Shows a countdown by the second, but announces only the first and every tenth: more would interrupt the question. */
function Countdown({ seconds }: { readonly seconds: number }) {
  const [first] = useState(seconds);
  const announced = Math.min(first, Math.ceil(seconds / 10) * 10);
  return (
    <div className="countdown">
      <Icon name="clock" />
      <p role="timer" aria-live="off">
        This screen clears in <b className="num">{seconds}</b> {seconds === 1 ? 'second' : 'seconds'}. Touch anywhere to
        stay.
      </p>
      <p className="vh" role="status">
        {`This screen clears in ${announced} ${announced === 1 ? 'second' : 'seconds'}.`}
      </p>
    </div>
  );
}

/** The dialog's picture: swimming lanes, one of them unfinished. */
function Lanes() {
  return (
    <div className="floor start-over-lanes">
      <svg viewBox="0 0 640 96" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden="true">
        <path d="M-400 20H1040" stroke="#fff" strokeWidth="5" />
        <path d="M-400 48H1040" stroke="var(--theme-secondary)" strokeWidth="5" />
        <path d="M-400 76H420" stroke="var(--theme-primary)" strokeWidth="5" />
        <circle cx="420" cy="76" r="13" fill="var(--theme-primary)" stroke="#fff" strokeWidth="4" />
      </svg>
    </div>
  );
}

import { useState } from 'react';
import { Button } from './Button';
import { Dialog } from './dialog/lazyDialog';
import { Icon } from './Icon';
import './startOver.css';

export type StartOverDialogProps = {
  /** What one would have to begin anew. */
  readonly toDo?: 'purchase a membership' | 'make a booking';
  /** What leaving is called here. */
  readonly leaveLabel: string;
  /** Where nobody seems to be there: the time until the answer is taken for them. */
  readonly secondsLeft?: number | undefined;
  readonly onLeave: () => void;
  readonly onStay: () => void;
};

/** Asks before a selection is lost. Staying is the action; leaving is the other one. */
export function StartOverDialog({
  toDo = 'purchase a membership',
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
      <p>Your current selection will be lost and you will have to start over to {toDo}.</p>
      {secondsLeft !== undefined && <Countdown seconds={secondsLeft} />}
    </Dialog>
  );
}

/** Shows every second, and speaks at the first and at every tenth: more would talk over the question. */
function Countdown({ seconds }: { readonly seconds: number }) {
  const [first] = useState(seconds);
  const told = Math.min(first, Math.ceil(seconds / 10) * 10);
  return (
    <div className="countdown">
      <Icon name="clock" />
      <p role="timer" aria-live="off">
        This screen clears in <b className="num">{seconds}</b> {seconds === 1 ? 'second' : 'seconds'}. Touch anywhere to
        stay.
      </p>
      <p className="vh" role="status">
        {`This screen clears in ${told} ${told === 1 ? 'second' : 'seconds'}.`}
      </p>
    </div>
  );
}

/** Lanes on the floor, one of them not swum to its end. */
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

import { Button } from './Button';
import { Dialog } from './dialog/lazyDialog';

export type StartOverDialogProps = {
  /** What leaving is called here. */
  readonly leaveLabel: string;
  readonly onLeave: () => void;
  readonly onStay: () => void;
};

/** Asks before a selection is lost. Staying is the action; leaving is the other one. */
export function StartOverDialog({ leaveLabel, onLeave, onStay }: StartOverDialogProps) {
  const footer = (
    <>
      <Button full onClick={onStay}>
        Continue with my purchase
      </Button>
      <Button look="secondary" full onClick={onLeave}>
        {leaveLabel}
      </Button>
    </>
  );
  return (
    <Dialog title="Are you sure you want to leave this screen?" role="alertdialog" onClose={onStay} footer={footer}>
      <p>Your current selection will be lost and you will have to start over to purchase a membership.</p>
    </Dialog>
  );
}

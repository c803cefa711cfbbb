import { useId } from 'react';
import { Button, type ButtonProps } from '../../kit/components/Button';
import { SheetRow, SheetPart } from '../SheetPart';

const looks = { primary: 'Continue', secondary: 'View details', danger: 'Cancel booking' } as const;

/** Buttons in all states, with the operator's choice of solid or outlined secondary buttons. */
export function Buttons({ secondary }: { readonly secondary: 'solid' | 'outline' }) {
  return (
    <div data-secondary={secondary} className="sheet-half">
      <SheetPart title={`Buttons, secondary ${secondary}`}>
        {(['primary', 'secondary', 'danger'] as const).map((look) => (
          <SheetRow key={look} caption={`${look}: rest, hover, pressed, focus, busy, waiting for something`}>
            <States look={look}>{looks[look]}</States>
          </SheetRow>
        ))}
        <SheetRow caption="Large, usual, small; a link that is a button">
          <Button size="l">Continue</Button>
          <Button>Continue</Button>
          <Button size="s">Continue</Button>
          <button type="button" className="link">
            Close
          </button>
        </SheetRow>
      </SheetPart>
    </div>
  );
}

function States(props: Pick<ButtonProps, 'look' | 'children'>) {
  const whyId = useId();
  return (
    <>
      <Button {...props} />
      <Button {...props} className="is-hover" />
      <Button {...props} className="is-active" />
      <Button {...props} className="is-focus" />
      <Button {...props} busy>
        Processing...
      </Button>
      <Button {...props} blockedBy={whyId} />
      <p className="small muted" id={whyId}>
        Choose a start date to continue.
      </p>
    </>
  );
}

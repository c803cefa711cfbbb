import type { NoteType } from '../../kit/components/Note';
import { Toast } from '../../kit/components/toast/Toast';
import { SheetPart } from '../SheetPart';

const texts: readonly (readonly [NoteType, string])[] = [
  ['success', 'Membership added to basket.'],
  ['danger', 'Could not find selected membership'],
  ['neutral', 'Joining form cleared due to inactivity'],
  ['warning', 'Your proof of eligibility expires in 12 days.'],
];
const stays = { onHold: ignore, onRelease: ignore, onClose: ignore };

/** Toasts in all types, 325 px wide as at the top right of a page. */
export function Toasts() {
  return (
    <SheetPart title="Toasts">
      <div className="sheet-toasts">
        {texts.map(([type, content]) => (
          <Toast key={type} type={type} content={content} {...stays} />
        ))}
        <Toast
          type="danger"
          content="Error occurred while submitting your answers."
          validationMessages={['Sort code must have 6 digits', 'Account number is required']}
          {...stays}
        />
      </div>
    </SheetPart>
  );
}

function ignore(): void {
  // On the sheet, toasts stay.
}

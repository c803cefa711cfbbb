import type { NoteType } from '../../components/Note';
import { Toast } from '../../components/toast/Toast';
import { SheetPart } from '../SheetPart';

const texts: readonly (readonly [NoteType, string])[] = [
  ['success', 'Membership added to basket.'],
  ['danger', 'Could not find selected membership'],
  ['neutral', 'Joining form cleared due to inactivity'],
  ['warning', 'Your proof of eligibility runs out in 12 days.'],
];
const stays = { onHold: ignore, onRelease: ignore, onClose: ignore };

/** Toasts as they stand at the top right, 325 px wide. */
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

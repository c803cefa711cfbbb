import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { Icon } from '../Icon';
import { Moving } from '../motion/Moving';
import { noteIcons, type NoteType } from '../Note';
import './toast.css';

export type ToastProps = {
  readonly type: NoteType;
  readonly content: string;
  /** The messages listed under "Validation errors". */
  readonly validationMessages?: readonly string[];
  /** Called when the pointer enters the toast or the toast gets the focus. */
  readonly onHold: () => void;
  /** Called when neither pointer nor focus is in the toast any more. */
  readonly onRelease: () => void;
  readonly onClose: () => void;
};

/** A short message, which stays open while the customer points at it or has the focus in it. */
export function Toast({ type, content, validationMessages = [], onHold, onRelease, onClose }: ToastProps) {
  const handleMouseLeave = ({ currentTarget }: MouseEvent): void => {
    if (!currentTarget.matches(':focus-within')) onRelease();
  };
  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) onRelease();
  };
  const handleKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') onClose();
  };
  return (
    <Moving
      move="toast"
      className={`toast note-${type}`}
      onMouseEnter={onHold}
      onMouseLeave={handleMouseLeave}
      onFocus={onHold}
      onBlur={handleBlur}
      onKeyDown={handleKeyDown}
    >
      <span className="toast-mark">
        <Icon name={noteIcons[type]} />
      </span>
      <div className="toast-text">
        <p className="strong">{content}</p>
        {validationMessages.length > 0 && (
          <>
            <p>Validation errors</p>
            <ul>
              {validationMessages.map((message) => (
                <li key={message}>{message}</li>
              ))}
            </ul>
          </>
        )}
      </div>
      <button type="button" onClick={onClose}>
        <Icon name="cross" size="s" />
        <span className="vh">Close: {content}</span>
      </button>
    </Moving>
  );
}

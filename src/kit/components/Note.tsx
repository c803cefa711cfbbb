import type { ReactNode } from 'react';
import { Icon, type IconName } from './Icon';

export type NoteType = 'danger' | 'success' | 'neutral' | 'warning';

/** The icon of each type, which repeats the meaning of its colour. */
export const noteIcons: Readonly<Record<NoteType, IconName>> = {
  danger: 'alert',
  success: 'tick',
  neutral: 'info',
  warning: 'warning',
};

export type NoteProps = {
  readonly type: NoteType;
  readonly title?: string;
  readonly children?: ReactNode;
  readonly live?: boolean;
};

/** A notification box. `live`: screen readers announce the box when it appears, and a danger at once. */
export function Note({ type, title, children, live }: NoteProps) {
  const role = live ? (type === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div className={`note note-${type}`} role={role}>
      <Icon name={noteIcons[type]} />
      {title !== undefined && <p className="note-title">{title}</p>}
      {children !== undefined && children !== null && <div className="note-body">{children}</div>}
    </div>
  );
}

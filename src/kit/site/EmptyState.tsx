import type { ReactNode } from 'react';
import { Icon, type IconName } from '../components/Icon';
import './emptyState.css';

export type EmptyStateProps = {
  readonly icon: IconName;
  /** A text, or a heading element if the page or panel has no other content. */
  readonly title: ReactNode;
  readonly text?: string;
  /** Links or buttons to the next step. */
  readonly children?: ReactNode;
};

/** A panel in place of an empty list, with the next step. */
export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <div className="card nothing">
      <span className="nothing-mark">
        <Icon name={icon} size="l" />
      </span>
      {typeof title === 'string' ? <p className="strong">{title}</p> : title}
      {text !== undefined && <p className="muted">{text}</p>}
      {children}
    </div>
  );
}

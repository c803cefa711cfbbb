import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../components/Icon';
import './empty.css';

export type EmptyProps = {
  readonly icon: IconName;
  /** A heading where it is all that a page or a panel says. */
  readonly title: ReactNode;
  readonly text?: string;
  /** The way on from here. */
  readonly children?: ReactNode;
};

/** There is nothing yet, and what one could do about it. */
export function Empty({ icon, title, text, children }: EmptyProps) {
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

import { PlainButton, type PlainButtonProps } from './PlainButton';

/** A button that looks like a link, for an action that may be under way or not possible now. */
export function LinkButton({ className, ...rest }: PlainButtonProps) {
  return <PlainButton className={['link', className].filter(Boolean).join(' ')} {...rest} />;
}

import { leadTo } from './press';

/** Moves the focus to an element if the one that had it is gone after the next render. */
export function focusAfterRender(id: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) leadTo(id);
  });
}

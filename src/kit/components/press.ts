import { useState, type MouseEvent } from 'react';

/** The state of the action that a button is for. */
export type Pressable = {
  /** True while the action runs: the button ignores presses. */
  readonly busy?: boolean | undefined;
  /**
   * The id of the text in sight that says why the action is not possible now. The button stays focusable, and a press leads
   * to the text, unless `onClick` leads elsewhere.
   */
  readonly blockedBy?: string | undefined;
  /** Starts the action. A button is busy until the promise that it returns is settled. */
  readonly onClick?: ((event: MouseEvent<HTMLButtonElement>) => unknown) | undefined;
  readonly 'aria-describedby'?: string | undefined;
};

/** Returns the attributes of a button that is busy from the press until what it started has ended. */
export function usePress({ busy, onClick, ...rest }: Pressable) {
  const [underWay, setUnderWay] = useState(false);
  const handleClick = (event: MouseEvent<HTMLButtonElement>): void => {
    const started = onClick?.(event);
    if (!(started instanceof Promise)) return;
    setUnderWay(true);
    void started.finally(() => setUnderWay(false));
  };
  return pressable({ ...rest, busy: busy || underWay, onClick: handleClick });
}

/** Returns the attributes of a button that no press leaves without an effect. */
export function pressable({ busy, blockedBy, onClick, 'aria-describedby': description }: Pressable) {
  const described = [description, blockedBy].filter(Boolean).join(' ');
  return {
    'aria-busy': busy || undefined,
    'aria-disabled': busy || blockedBy !== undefined || undefined,
    'aria-describedby': described || undefined,
    onClick: (event: MouseEvent<HTMLButtonElement>): void => {
      if (busy) return;
      const before = document.activeElement;
      onClick?.(event);
      if (blockedBy !== undefined && document.activeElement === before) leadTo(blockedBy);
    },
  };
}

/** Returns the attributes of a box, switch or list that takes no choice while the last one is being saved. It keeps the focus. */
export function whileSaving(busy: boolean) {
  return { 'aria-busy': busy || undefined, 'aria-disabled': busy || undefined };
}

/** Moves the focus to something on the page, also to a text, which nothing else leads to. */
export function leadTo(id: string): void {
  const text = document.getElementById(id);
  if (!text) return;
  text.focus();
  if (document.activeElement === text) return;
  text.tabIndex = -1;
  text.focus();
}

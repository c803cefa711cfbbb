import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDesk } from '../../DeskContext';
import { ScannedKeys } from '../../ScannedKeys';
import { useServe } from './useServe';

/**
 * Serves the customer whose card is scanned, on every screen of the desk. In a text field a scan is text like any other,
 * as in the search for a customer. With a dialog open, staff are in the midst of something: a scan presses nothing there,
 * and the customer stays.
 */
export function CardScanner() {
  const { customers } = useDesk();
  const serve = useServe();
  const navigate = useNavigate();
  const handleScan = useEffectEvent(async (number: string): Promise<void> => {
    if (document.querySelector('[role="dialog"][data-state="open"]')) return;
    const owner = await customers.search(number);
    await (owner ? serve(owner) : navigate('/customer')); // where the search says what it found
  });
  useEffect(() => {
    const keys = new ScannedKeys();
    const listen = (event: KeyboardEvent): void => {
      if (takesText(event.target)) return;
      const number = keys.take(event.key, event.timeStamp);
      if (number === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      void handleScan(number);
    };
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);
  return null;
}

/** The kinds of input in which a key is not text. */
const pressed: readonly string[] = ['button', 'checkbox', 'radio', 'submit'];

function takesText(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !pressed.includes(target.type);
  return target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;
}

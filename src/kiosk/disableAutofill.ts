const fields = 'input, select, textarea, form';

/**
 * Turns autofill off in all present and future fields, so that the browser does not suggest an earlier visitor's input.
 * Browsers ignore `off` on passwords but respect `new-password`. Returns a disposer.
 */
export function disableAutofill(): () => void {
  const turnOff = (root: ParentNode): void => {
    for (const field of root.querySelectorAll(fields)) {
      const isPassword = field.getAttribute('type') === 'password';
      field.setAttribute('autocomplete', isPassword ? 'new-password' : 'off');
    }
  };
  const observer = new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof Element) turnOff(target);
  });
  turnOff(document);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

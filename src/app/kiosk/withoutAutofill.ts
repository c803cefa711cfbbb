const fields = 'input, select, textarea, form';

/**
 * Keeps the browser from offering what somebody before has typed, in every field there is or will be. On a password,
 * browsers pass over `off`, and heed `new-password`.
 */
export function withoutAutofill(): () => void {
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

/** Shows the customer's bank over the page. Resolves once the customer has answered, without the answer itself. */
function showChallenge(path) {
  const nonce = crypto.randomUUID();
  const { origin } = new URL(base);
  const before = document.activeElement;
  const overlay = document.createElement('div');
  overlay.setAttribute('role', 'dialog');
  overlay.setAttribute('aria-modal', 'true');
  overlay.setAttribute('aria-label', 'Bank authentication');
  Object.assign(overlay.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '2147483647',
    display: 'grid',
    placeItems: 'center',
    padding: '16px',
    background: 'rgb(0 0 0 / 60%)',
  });
  const frame = document.createElement('iframe');
  frame.title = 'Bank authentication';
  frame.src = `${base}${path}?${new URLSearchParams({ parent: location.origin, nonce })}`;
  Object.assign(frame.style, {
    border: '0',
    width: 'min(500px, 100%)',
    height: 'min(600px, 100%)',
    borderRadius: '8px',
    background: '#fff',
  });
  overlay.append(frame);
  frame.addEventListener('load', () => frame.focus());
  document.body.append(overlay);

  return new Promise((resolve) => {
    const handleMessage = (event) => {
      if (event.origin !== origin || event.source !== frame.contentWindow || event.data?.nonce !== nonce) return;
      if (event.data.kind !== 'answered') return;
      window.removeEventListener('message', handleMessage);
      overlay.remove();
      before?.focus?.();
      resolve();
    };
    window.addEventListener('message', handleMessage);
  });
}

/**
 * Draws the bank's card fields into `parent`, in a frame of the bank's origin. `settings` are sent with its address;
 * `on` has callbacks for `ready`, `change` and `error`.
 */
function drawCardFrame(parent, { title, form, height, settings = {}, on = {} }) {
  const nonce = crypto.randomUUID();
  const { origin } = new URL(base);
  const waiting = new Map();
  const frame = document.createElement('iframe');
  let tellReady;
  const ready = new Promise((resolve) => (tellReady = resolve));
  let isReady = false;
  frame.title = title;
  frame.src = `${base}page/card-fields.html#${new URLSearchParams({ ...settings, form, nonce, parent: location.origin })}`;
  Object.assign(frame.style, { border: '0', width: '100%', height: `${height}px`, display: 'block' });

  const handlers = {
    ready() {
      isReady = true;
      tellReady();
      on.ready?.();
    },
    height: ({ height: wanted }) => (frame.style.height = `${wanted}px`),
    change: (change) => on.change?.(change),
    answer({ id, answer }) {
      waiting.get(id)?.(answer);
      waiting.delete(id);
    },
  };
  const handleMessage = (event) => {
    if (event.origin !== origin || event.source !== frame.contentWindow || event.data?.nonce !== nonce) return;
    if (Object.hasOwn(handlers, event.data.kind)) handlers[event.data.kind](event.data);
  };
  // A frame whose page is missing fires `load` all the same, and then stays silent.
  frame.addEventListener('load', () => setTimeout(() => !isReady && frame.isConnected && on.error?.(), 2000));
  window.addEventListener('message', handleMessage);
  parent.replaceChildren(frame);

  return {
    frame,
    /** Sends the frame a request and waits for its answer. */
    async ask(kind, asked = {}) {
      await ready;
      return new Promise((resolve) => {
        const id = crypto.randomUUID();
        waiting.set(id, resolve);
        frame.contentWindow?.postMessage({ kind, id, asked, nonce }, origin);
      });
    },
    remove() {
      window.removeEventListener('message', handleMessage);
      frame.remove();
    },
  };
}

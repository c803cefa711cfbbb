/** The message posted to the framing page whenever the height changes. `height` is in CSS pixels. */
export type HeightMessage = { readonly type: 'joinery:height'; readonly height: number };

/** Posts this page's height to the framing page if its origin is allowed. Returns a disposer. */
export function announceHeight(origins: readonly string[]): () => void {
  document.documentElement.dataset.embedded = ''; // styles the page to be as high as its content
  let lastHeight = 0;
  const announce = (): void => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height === lastHeight) return;
    lastHeight = height;
    const message: HeightMessage = { type: 'joinery:height', height };
    for (const origin of targetOrigins(origins)) window.parent.postMessage(message, origin);
  };
  const observer = new ResizeObserver(announce);
  observer.observe(document.body);
  announce();
  return () => observer.disconnect();
}

/** Returns the framing page's origin if allowed; all allowed origins in browsers without `ancestorOrigins`. */
function targetOrigins(origins: readonly string[]): readonly string[] {
  const framing = (window.location as Partial<Location>).ancestorOrigins?.[0]; // missing in some browsers
  return framing === undefined ? origins : origins.filter((each) => each === framing);
}

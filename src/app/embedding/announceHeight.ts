/** What a framing page is told, by `postMessage`: `height` in CSS pixels, whenever it changes. */
export type HeightMessage = { readonly type: 'joinery:height'; readonly height: number };

/** Tells the framing page how high this one is, and nobody but the allowed origins. The answer stops it. */
export function announceHeight(origins: readonly string[]): () => void {
  document.documentElement.dataset.embedded = ''; // no higher than what stands on it
  let told = 0;
  const tell = (): void => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    const message: HeightMessage = { type: 'joinery:height', height };
    for (const origin of framingAmong(origins)) window.parent.postMessage(message, origin);
  };
  const observer = new ResizeObserver(tell);
  observer.observe(document.body);
  tell();
  return () => observer.disconnect();
}

/** The origin that frames the page, where the browser says which; else all that may. */
function framingAmong(origins: readonly string[]): readonly string[] {
  const framing = (window.location as Partial<Location>).ancestorOrigins?.[0]; // not in every browser
  return framing === undefined ? origins : origins.filter((each) => each === framing);
}

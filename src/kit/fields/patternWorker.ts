/** A text to test against a pattern, with the id of the answer. */
export type PatternTask = { readonly id: number; readonly pattern: RegExp; readonly text: string };

/** The result of a task; one without a task says that the worker has started. */
export type PatternResult = { readonly id: number; readonly matches: boolean } | 'ready';

// The page ends this worker when a pattern takes too long, which nothing inside of it could do.
globalThis.addEventListener('message', ({ data: { id, pattern, text } }: MessageEvent<PatternTask>) => {
  tell({ id, matches: pattern.test(text) });
});
tell('ready');

function tell(result: PatternResult): void {
  globalThis.postMessage(result);
}

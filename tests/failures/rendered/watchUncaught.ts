/** The error that comes from closing a page that is still loading. */
const notThePages = /use\(\) to suspend in a previous render/;

/** Collects the errors that nothing on the page has caught. */
export function watchUncaught() {
  const found: string[] = [];
  const note = (reason: unknown): void => {
    const text = reason instanceof Error ? (reason.stack ?? reason.message) : String(reason);
    if (!notThePages.test(text)) found.push(text);
  };
  process.on('unhandledRejection', note);
  const { error } = console;
  console.error = (...said: readonly unknown[]) => note(said.map(String).join(' '));
  const stop = (): void => {
    process.off('unhandledRejection', note);
    console.error = error;
  };
  return { found, stop };
}

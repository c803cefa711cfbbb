/** Reports uncaught errors and unhandled rejections. Returns a disposer. */
export function watchFailures(report: (problem: string) => void): () => void {
  const onError = ({ error }: ErrorEvent): void => {
    if (error !== null && error !== undefined) report(failureText(error)); // browsers hide the error of another origin's script
  };
  const onRejection = ({ reason }: PromiseRejectionEvent): void => report(failureText(reason));
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

/** The error messages that cannot contain a customer's input. */
const safeMessages: readonly RegExp[] = [
  /^(?:\w+(?:\.\w+)*) is not (?:a function|defined|iterable|a constructor)$/,
  /^Cannot read properties of (?:undefined|null)(?: \(reading '\w+'\))?$/,
  /^Minified React error #\d+; visit https:\/\/react\.dev\/errors\/\d+ for the full message/,
  /^Maximum call stack size exceeded$/,
  /^A part of the page could not be had/,
  /^A component that needs the [\w-]+ was rendered outside its provider\.$/,
  /^The (?:page|config) (?:has|names) no /,
];

/** Returns an error's name and position in the code. A message is included only if it cannot contain customer input. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return 'Something that is no error was thrown.';
  const frame = /[\w.-]+\.[jt]sx?(?:\?[\w=]*)?:\d+:\d+/.exec(error.stack ?? '')?.[0];
  const message = safeMessages.some((pattern) => pattern.test(error.message)) ? `: ${error.message}` : '';
  return `${error.name}${message}${frame === undefined ? '' : ` (${frame})`}`;
}

/** Reports what nothing on the page has dealt with. The answer stops it. */
export function watchFailures(report: (problem: string) => void): () => void {
  const onError = ({ error }: ErrorEvent): void => {
    if (error !== null && error !== undefined) report(failureText(error)); // without one it is some other site's script
  };
  const onRejection = ({ reason }: PromiseRejectionEvent): void => report(failureText(reason));
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}

/** Messages of browsers, React and our own that have nothing of a customer's in them. */
const told: readonly RegExp[] = [
  /^(?:\w+(?:\.\w+)*) is not (?:a function|defined|iterable|a constructor)$/,
  /^Cannot read properties of (?:undefined|null)(?: \(reading '\w+'\))?$/,
  /^Minified React error #\d+; visit https:\/\/react\.dev\/errors\/\d+ for the full message/,
  /^Maximum call stack size exceeded$/,
  /^A part of the page (?:could not be had|was drawn outside)/,
  /^The (?:page|config) (?:has|names) no /,
];

/** What failed and where in the code. A message that may hold what a customer typed is left out. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return 'Something that is no error was thrown.';
  const frame = /[\w.-]+\.[jt]sx?(?:\?[\w=]*)?:\d+:\d+/.exec(error.stack ?? '')?.[0];
  const message = told.some((pattern) => pattern.test(error.message)) ? `: ${error.message}` : '';
  return `${error.name}${message}${frame === undefined ? '' : ` (${frame})`}`;
}

/** The screen, without the ids in its address. */
export function screenPath(pathname: string): string {
  return pathname.replaceAll(/[^/]*\d[^/]*/g, ':id');
}

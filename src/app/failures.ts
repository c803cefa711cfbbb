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

/** What failed and where in the code, without what a customer may have typed: quotations, addresses and numbers. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return 'Something that is no error was thrown.';
  const frame = /[\w.-]+\.[jt]sx?(?:\?[\w=]*)?:\d+:\d+/.exec(error.stack ?? '')?.[0];
  return `${error.name}: ${withoutData(error.message)}${frame === undefined ? '' : ` (${frame})`}`;
}

/** The screen, without the ids in its address. */
export function screenPath(pathname: string): string {
  return pathname.replaceAll(/[^/]*\d[^/]*/g, ':id');
}

function withoutData(message: string): string {
  return message
    .replaceAll(/"[^"]*"|'[^']*'|“[^”]*”/g, '"…"')
    .replaceAll(/\S+@\S+/g, '…')
    .replaceAll(/\d{3,}/g, '…');
}

const pauseMs = 100;

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Waits until `isSo` says yes; rejects with what was waited for when it doesn't in time. */
export async function eventually(what: string, timeoutMs: number, isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + timeoutMs; ;) {
    if (await isSo()) return;
    if (Date.now() > end) throw new Error(`Waited ${timeoutMs / 1000} s in vain: ${what}.`);
    await pause(pauseMs);
  }
}

/** Rejects when `work` takes longer than that. */
export async function within<T>(what: string, timeoutMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Waited ${timeoutMs / 1000} s in vain: ${what}.`)), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

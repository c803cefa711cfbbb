export type ScriptRequest = {
  readonly url: string;
  /** The name of the global that the script defines. */
  readonly global: string;
  readonly timeoutMs?: number;
};

export class ScriptFailure extends Error {
  override readonly name = 'ScriptFailure';

  constructor(
    readonly reason: 'not-loaded' | 'too-slow' | 'no-global',
    message: string,
  ) {
    super(message);
  }
}

const loading = new Map<string, Promise<void>>();
const failures = new Map<string, number>();

/** Loads a provider's script once. Rejects with a ScriptFailure; the next call then tries again. */
export function loadScript(request: ScriptRequest): Promise<void> {
  if (request.global in window) return Promise.resolve();
  const known = loading.get(request.url);
  if (known) return known;
  const attempt = insert(request).catch((error: unknown) => {
    loading.delete(request.url);
    countFailure(request.url);
    throw error;
  });
  loading.set(request.url, attempt);
  return attempt;
}

function insert({ url, global, timeoutMs = 10_000 }: ScriptRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: ScriptFailure['reason'], text: string): void => {
      clearTimeout(timer);
      script.remove(); // the next try inserts another
      reject(new ScriptFailure(reason, `${url}: ${text}.`));
    };
    const timer = setTimeout(() => fail('too-slow', `no answer within ${timeoutMs} ms`), timeoutMs);
    script.src = addressOf(url);
    script.async = true;
    script.onerror = () => fail('not-loaded', 'it could not be loaded');
    script.onload = () => {
      if (!(global in window)) return fail('no-global', `it defines no "${global}"`);
      clearTimeout(timer);
      resolve();
    };
    document.head.append(script);
  });
}

/** Forgets a script that has loaded and then failed, so that the next try loads it again. */
export function forgetScript({ url, global }: ScriptRequest): void {
  loading.delete(url);
  countFailure(url);
  Reflect.deleteProperty(window, global);
}

function countFailure(url: string): void {
  failures.set(url, (failures.get(url) ?? 0) + 1);
}

/** Returns a new address for each retry, since a browser lets a second request for an address wait for one that hangs. */
function addressOf(url: string): string {
  const failed = failures.get(url) ?? 0;
  return failed === 0 ? url : `${url}?try=${failed + 1}`;
}

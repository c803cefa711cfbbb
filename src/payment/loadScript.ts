export type ScriptRequest = {
  readonly url: string;
  /** The global that the script defines; it has loaded once that is there. */
  readonly global: string;
  readonly timeoutMs?: number;
};

const loading = new Map<string, Promise<void>>();

/** Loads a provider's script, once. Rejects when it fails, takes too long or defines nothing; then it can be tried again. */
export function loadScript(request: ScriptRequest): Promise<void> {
  if (request.global in window) return Promise.resolve();
  const known = loading.get(request.url);
  if (known) return known;
  const attempt = insert(request).catch((error: unknown) => {
    loading.delete(request.url);
    throw error;
  });
  loading.set(request.url, attempt);
  return attempt;
}

function insert({ url, global, timeoutMs = 15_000 }: ScriptRequest): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string): void => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`${url}: ${reason}.`));
    };
    const timer = setTimeout(() => fail(`no answer within ${timeoutMs} ms`), timeoutMs);
    script.src = url;
    script.async = true;
    script.onerror = () => fail('it could not be loaded');
    script.onload = () => {
      if (!(global in window)) return fail(`it defines no "${global}"`);
      clearTimeout(timer);
      resolve();
    };
    document.head.append(script);
  });
}

import { setTimeout } from 'node:timers/promises';

/** Elements of the page, by their XPath; in the frame of that title, if one is named. */
export type Target = { readonly xpath: string; readonly frame?: string };

/** Somebody at a browser. Each step waits until the page is ready for it, and throws when that takes too long. */
export type Visitor = {
  /** The browser's name and version. */
  readonly browser: string;
  open(url: string): Promise<void>;
  see(target: Target): Promise<void>;
  click(target: Target): Promise<void>;
  /** Types into an empty field. */
  fill(target: Target, text: string): Promise<void>;
  pressEnd(target: Target): Promise<void>;
  /** Throws when the text is wider than its place. */
  expectFits(target: Target): Promise<void>;
  /** Errors and warnings in the console, and what was thrown and not caught, so far. */
  noise(): Promise<readonly string[]>;
  /** The page as a PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
};

const patienceMs = 30_000;
const pauseMs = 100;

/** Tries until it succeeds. Throws what it threw last, when that takes too long. */
export async function persist<T>(attempt: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + patienceMs; ; await setTimeout(pauseMs)) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
    }
  }
}

/** Throws when two looks at where something is, a moment apart, differ: what moves is missed by a press. */
export async function expectStill(look: () => Promise<unknown>): Promise<void> {
  const before = JSON.stringify(await look());
  await setTimeout(pauseMs);
  if (JSON.stringify(await look()) !== before) throw new Error('It does not come to rest.');
}

const text = 'normalize-space(.)';

export const heading = (name: string): Target => ({
  xpath: `//*[self::h1 or self::h2 or self::h3][contains(${text}, "${name}")]`,
});
/** One that can be pressed. */
export const button = (name: string, within = ''): Target => ({
  xpath: `${within}//button[not(@aria-disabled = "true")][contains(${text}, "${name}")]`,
});
export const tick = (label: string): Target => ({
  xpath: `//*[@class = "tick"][contains(${text}, "${label}")]//input`,
});
export const words = (exact: string): Target => ({ xpath: `//*[text()[${text} = "${exact}"]]` });
export const field = (label: string, frame?: string): Target => ({
  xpath: `//input[@id = //label[starts-with(${text}, "${label}")]/@for]`,
  ...(frame === undefined ? {} : { frame }),
});

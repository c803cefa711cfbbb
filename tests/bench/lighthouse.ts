import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { wholeChromiumOptions } from '../../tools/chromium';
import { freePorts } from '../support/sandboxProcess';

/** Largest contentful paint in milliseconds, cumulative layout shift. */
export type Sight = { readonly paint: number; readonly shift: number };

const tries = 3;

/** Lighthouse with its own settings for phones: a slow line and a slow processor, simulated. */
export async function withLighthouse<T>(use: (visit: (url: string) => Promise<Sight>) => Promise<T>): Promise<T> {
  const port = await freePorts();
  const { args, ...options } = wholeChromiumOptions();
  const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] });
  try {
    return await use((url) => visit(url, port));
  } finally {
    await browser.close();
  }
}

/** A browser under load drops the beginning of its record now and then, which says nothing of the page. */
async function visit(url: string, port: number, left = tries): Promise<Sight> {
  const audits = ['largest-contentful-paint', 'cumulative-layout-shift'];
  const result = await lighthouse(url, { port, onlyAudits: audits, logLevel: 'silent' });
  const [paint, shift] = audits.map((audit) => result?.lhr.audits[audit]?.numericValue);
  if (paint !== undefined && shift !== undefined) return { paint, shift };
  if (left > 1) return visit(url, port, left - 1);
  throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message ?? 'it gave no figures'}.`);
}

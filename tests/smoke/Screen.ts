import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** A screen that nobody sees, and the environment of what is shown on it. */
export type Screen = { readonly env: Readonly<Record<string, string>>; close(): void };

export async function openScreen(): Promise<Screen> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => server.kill());
  const [display] = (await once(server.stdio[3] as Readable, 'data')) as [Buffer];
  const own = Object.fromEntries(Object.entries(process.env).filter(([name]) => name !== 'WAYLAND_DISPLAY'));
  return {
    env: { ...own, DISPLAY: `:${display.toString().trim()}`, GDK_BACKEND: 'x11' },
    close: () => void server.kill(),
  };
}

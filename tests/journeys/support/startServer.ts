import { fork } from 'node:child_process';

export type Server = {
  readonly url: string;
  readonly bankUrl: string;
  stop(): Promise<void>;
};

/** The real sandbox's API with its bank, on an empty database of its own. */
export function startServer(): Promise<Server> {
  const child = fork('tests/journeys/support/sandbox.ts', { execArgv: ['--import', 'tsx'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    void ended.then(() => reject(new Error('The sandbox ended before it served.')));
    child.once('message', (message) => {
      const { url, bankUrl } = message as Omit<Server, 'stop'>; // what sandbox.ts sends
      const stop = (): Promise<void> => {
        child.kill('SIGTERM');
        return ended;
      };
      resolve({ url, bankUrl, stop });
    });
  });
}

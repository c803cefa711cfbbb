import { fork, type ChildProcess } from 'node:child_process';

type Target = { readonly port: number; readonly path: string };

/** Somebody at another address of this machine, who asks the server without a pause on 40 connections. */
export class Flood {
  private readonly child: ChildProcess;

  constructor({ port, path }: Target) {
    this.child = fork('tests/api/load/floodProcess.ts', [String(port), '127.0.0.2', '40', path], {
      execArgv: ['--import', 'tsx'],
    });
  }

  begin(): void {
    this.child.send('begin');
  }

  /** Resolves, once all is answered, with the number of answers until now by status; 0 are those without one. */
  end(): Promise<Readonly<Record<string, number>>> {
    const answers = new Promise((resolve) => this.child.once('message', resolve));
    this.child.send('end');
    return answers as Promise<Readonly<Record<string, number>>>; // what floodProcess.ts sends
  }

  stop(): void {
    this.child.kill('SIGTERM');
  }
}

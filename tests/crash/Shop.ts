import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { siteLabels, siteUrl } from '../../operator/setup/hosts';
import { Bank } from '../bank/support/Bank';
import { freePorts, manyCallers, newFolder } from '../support/sandboxProcess';
import { shortLivedServer } from '../support/serverBundle';
import { copySeeded } from '../support/seededFolder';
import { eventually } from './eventually';

const venues = 3;

/** The operator's server on one database, with a bank beside it that lives on when the server is killed. */
export class Shop {
  private server: ChildProcess | undefined;
  private output = '';

  private constructor(
    readonly port: number,
    readonly bank: Bank,
    private readonly folder: string,
    private readonly databaseUrl: string | undefined,
  ) {}

  /** On PGlite, or on the PostgreSQL at `databaseUrl`. */
  static async open(databaseUrl: string | undefined): Promise<Shop> {
    const port = await lastingPort();
    const origins = siteLabels.map((label) => siteUrl(label, port)).join(' ');
    const bank = await Bank.start({ SHOP_ORIGINS: origins });
    const folder = newFolder('crash');
    if (databaseUrl === undefined) await copySeeded(folder, venues);
    const shop = new Shop(port, bank, folder, databaseUrl);
    try {
      await shop.start();
      return shop;
    } catch (error) {
      await shop.close();
      throw error;
    }
  }

  get url(): string {
    return siteUrl('online-joining', this.port);
  }

  /** Ends the server where it stands, as a power cut would. */
  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /** Starts the server on the same port and data. Resolves once it serves. */
  async start(): Promise<void> {
    const { NODE_ENV: _, DATABASE_URL: __, ...env } = process.env;
    const server = spawn(process.execPath, shortLivedServer(), {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...env,
        CONFIG: manyCallers,
        PORT: String(this.port),
        BANK_PORT: String(this.bank.port),
        DATA_DIR: this.folder,
        VENUES: String(venues),
        ...(this.databaseUrl === undefined ? {} : { DATABASE_URL: this.databaseUrl }),
      },
    });
    const collect = (chunk: Buffer): void => void (this.output += chunk.toString());
    server.stdout.on('data', collect);
    server.stderr.on('data', collect);
    this.server = server;
    await eventually('the server serves', 60_000, async () => {
      if (server.exitCode !== null) throw new Error(`The server ended: ${this.output.slice(-2000)}`);
      const answer = await fetch(`http://127.0.0.1:${this.port}/api/client`).catch(() => undefined);
      return answer?.ok === true;
    });
  }

  async close(): Promise<void> {
    await this.end('SIGTERM');
    await this.bank.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    const late = setTimeout(() => server.kill('SIGKILL'), 5000);
    await ended;
    clearTimeout(late);
  }
}

/** Below the ports that the system gives to outgoing connections: it stays free while the server is dead. */
async function lastingPort(): Promise<number> {
  for (;;) {
    const port = await freePorts();
    if (port < 32_000) return port;
  }
}

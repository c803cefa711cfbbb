// Floods a server from an address of its own while it is told to: as a process of its own, so that it takes no time from
// the server's.
import { Agent, get } from 'node:http';

const [port, address, connections, path] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) });
const answers: Record<string, number> = {};
let isOn = false;
let under: Promise<unknown> = Promise.resolve();

process.on('message', (message) => {
  isOn = message === 'begin';
  if (isOn) under = Promise.all(Array.from({ length: Number(connections) }, askOnAndOn));
  else void under.then(() => process.send?.(answers));
});

async function askOnAndOn(): Promise<void> {
  while (isOn) {
    const status = await ask().catch(() => 0);
    answers[status] = (answers[status] ?? 0) + 1;
  }
}

function ask(): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: Number(port), path, localAddress: address, agent };
    get(options, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    }).once('error', reject);
  });
}

import { connect } from 'node:net';
import { createServer } from 'node:tls';
import type { Certificate } from '../setup/environment';

/** Serves by https on `from` what `to` serves by http, both on this machine, as the proxy before a site does. */
export async function serveTls(certificate: Certificate, from: number, to: number): Promise<() => void> {
  const server = createServer(certificate, (outer) => {
    const inner = connect(to, '127.0.0.1');
    outer.on('error', () => inner.destroy()).on('close', () => inner.destroy());
    inner.on('error', () => outer.destroy()).on('close', () => outer.destroy());
    outer.pipe(inner).pipe(outer);
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(from, '127.0.0.1', resolve));
  return () => void server.close();
}

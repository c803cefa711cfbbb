import { connect, type Socket } from 'node:net';
import { createServer, type TLSSocket } from 'node:tls';
import type { Server } from 'node:http';
import type { Certificate } from '../setup/environment';

/** Takes no more connections. Resolves once those that there are have ended. */
type StopFront = () => Promise<void>;

/** Serves by https on `from` what `to` serves by http, both on this machine, as the proxy before a site does. */
export function serveTls(certificate: Certificate, from: number, to: number): Promise<StopFront> {
  return listenTls(certificate, from, (outer) => {
    const inner: Socket = connect(to, '127.0.0.1');
    outer.on('error', () => inner.destroy()).on('close', () => inner.destroy());
    inner.on('error', () => outer.destroy()).on('close', () => outer.destroy());
    outer.pipe(inner).pipe(outer);
  });
}

/** Serves a server of this process by https. It sees the visitor's own address, by which tries are limited. */
export function serveTlsItself(certificate: Certificate, from: number, server: Server): Promise<StopFront> {
  return listenTls(certificate, from, (outer) => {
    outer.on('error', () => outer.destroy());
    server.emit('connection', outer);
  });
}

async function listenTls(
  certificate: Certificate,
  port: number,
  onConnection: (outer: TLSSocket) => void,
): Promise<StopFront> {
  const server = createServer(certificate, onConnection);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));
  return () => new Promise((resolve) => void server.close(() => resolve()));
}

import { connect, type Socket } from 'node:net';
import { createServer, type TLSSocket } from 'node:tls';
import type { Server } from 'node:http';
import type { Certificate } from '../setup/environment';

/** Takes no more connections. Resolves once those that there are have ended. */
type StopFront = () => Promise<void>;

/** The place at which a front listens: at the same address as the server behind it. */
type Front = { readonly host: string; readonly port: number };

/** Serves by https at a place what this machine serves by http on `to`, as the proxy before a site does. */
export function serveTls(certificate: Certificate, at: Front, to: number): Promise<StopFront> {
  return listenTls(certificate, at, (outer) => {
    const inner: Socket = connect(to, '127.0.0.1');
    outer.on('error', () => inner.destroy()).on('close', () => inner.destroy());
    inner.on('error', () => outer.destroy()).on('close', () => outer.destroy());
    outer.pipe(inner).pipe(outer);
  });
}

/** Serves a server of this process by https. It sees the visitor's own address, by which tries are limited. */
export function serveTlsItself(certificate: Certificate, at: Front, server: Server): Promise<StopFront> {
  return listenTls(certificate, at, (outer) => {
    outer.on('error', () => outer.destroy());
    server.emit('connection', outer);
  });
}

async function listenTls(
  certificate: Certificate,
  { host, port }: Front,
  onConnection: (outer: TLSSocket) => void,
): Promise<StopFront> {
  const server = createServer(certificate, onConnection);
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return () => new Promise((resolve) => void server.close(() => resolve()));
}

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { newFolder } from './sandboxProcess';

const hosts = ['*.joinery.localhost', 'bank.localhost', 'partner.localhost', 'tags.localhost'];

/** A certificate for the sandbox's hosts that nobody vouches for, as environment variables of the sandbox. */
export function selfSigned(): Readonly<Record<'TLS_CERT' | 'TLS_KEY', string>> {
  const folder = newFolder('certificate');
  const [TLS_CERT, TLS_KEY] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  const names = `subjectAltName=${hosts.map((host) => `DNS:${host}`).join(',')}`;
  const { status, stderr } = spawnSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=joinery.localhost'].concat([
      '-addext',
      names,
      '-keyout',
      TLS_KEY,
      '-out',
      TLS_CERT,
    ]),
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`No certificate could be made: ${stderr}`);
  return { TLS_CERT, TLS_KEY };
}

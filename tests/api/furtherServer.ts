import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createOperatorServer, type ServerParts } from '../../operator/app';
import { sandboxConfig } from '../../operator/site/config';
import type { SiteFolders } from '../../operator/site/JourneyPress';
import type { Config } from '../../schemas/generated/config';
import type { Harness } from './harness';

type Further = Pick<ServerParts, 'scheme' | 'logFile'> & Partial<Pick<Config, 'server' | 'environment'>>;

/** A further server on a harness's database, which serves a site of pages that hold nothing. */
export function furtherServer(
  { db, bankUrl, providers }: Harness,
  { server, environment = 'sandbox', scheme = 'http', ...parts }: Further,
): Promise<FastifyInstance> {
  const config = { ...sandboxConfig(4000, 4001, scheme), environment, ...(server === undefined ? {} : { server }) };
  const site = { folders: emptySite(), config };
  return createOperatorServer({ db, port: 4000, scheme, bankApiUrl: bankUrl, providers, site, ...parts });
}

function emptySite(): SiteFolders {
  const folder = mkdtempSync(join(process.env.API_TEST_FOLDER ?? tmpdir(), 'joinery-site-'));
  const folders = {
    dist: join(folder, 'dist'),
    journeys: join(folder, 'journeys'),
    published: join(folder, 'published'),
  };
  for (const each of [...Object.values(folders), join(folders.dist, 'assets')]) mkdirSync(each, { recursive: true });
  for (const page of ['index.html', 'sca-frame.html', 'sheet.html'])
    writeFileSync(join(folders.dist, page), '<!doctype html><html><head><title></title></head><body></body></html>');
  writeFileSync(join(folders.dist, 'pass-worker.js'), '');
  return folders;
}

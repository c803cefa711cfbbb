import { existsSync, readFileSync } from 'node:fs';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { partnerUrl, siteLabels, siteUrl } from '../operator/setup/hosts';

const read = (file: string): string => readFileSync(file, 'utf8');
const text = read('Dockerfile');
const dockerfile = DockerfileParser.parse(text);
const instructions = dockerfile.getInstructions().map((each) => ({
  keyword: each.getKeyword(),
  args: each.getArguments().map((argument) => argument.getValue()),
  line: each.getRange().start.line,
  isFromStage: /^COPY --from=/.test(text.split('\n')[each.getRange().start.line] ?? ''),
}));
const stages = dockerfile.getFROMs();
const last = stages.at(-1)?.getRange().start.line ?? 0;
const finalStage = instructions.filter(({ line }) => line >= last);

type Service = {
  readonly image?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>>;
};
const compose = parse(read('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: object;
  readonly networks: {
    readonly inside: { readonly ipam: { readonly config: readonly { readonly subnet: string }[] } };
  };
};
const services = Object.entries(compose.services);
const nginx = read('docs/operations/nginx.conf');

/** The names of the environment that a program reads, by its source. */
const namesIn = (file: string): readonly string[] => read(file).match(/\b[A-Z][A-Z]+(?:_[A-Z]+)*\b/g) ?? [];
const ofServer = namesIn('operator/setup/environment.ts');
const ofBank = namesIn('bank/main.ts');

/** The source of a program that runs from the bundle. */
const sourceOf = (program: string): string => program.replace(/^dist-server\/(.*)\.js$/, '$1.ts');

describe('the Dockerfile', () => {
  it('has no mistake that the linter knows', () => {
    expect(validate(text).map(({ message }) => message)).toEqual([]);
  });

  it('builds in stages, from images of one version that is named to the patch', () => {
    const images = stages.map((stage) => stage.getImage() ?? '');
    expect(stages.length).toBeGreaterThan(1);
    expect(new Set(images).size).toBe(1);
    expect(images[0]).toMatch(/^node:\d+\.\d+\.\d+-/);
    expect(instructions.filter(({ keyword }) => keyword === 'WORKDIR').map(({ args }) => args[0])).toEqual(
      stages.map(() => '/app'),
    );
  });

  it('does not run as root, and says how it is', () => {
    const order = finalStage.map(({ keyword }) => keyword);
    const user = finalStage.find(({ keyword }) => keyword === 'USER');
    expect(user?.args[0]).toBe('node');
    expect(order.lastIndexOf('RUN'), 'whatever needs root comes before').toBeLessThan(order.indexOf('USER'));
    const health = finalStage.find(({ keyword }) => keyword === 'HEALTHCHECK')?.args.join(' ') ?? '';
    const [, path = 'none'] = /(\/[a-z]+)'\)/.exec(health) ?? [];
    expect(read('operator/site/health.ts')).toContain(`app.get('${path}'`);
  });

  it('copies what there is, and starts a program of the bundle', () => {
    const copied = instructions
      .filter(({ keyword, isFromStage }) => keyword === 'COPY' && !isFromStage)
      .flatMap(({ args }) => args.slice(0, -1));
    expect(copied.length).toBeGreaterThan(3);
    expect(copied.filter((file) => !existsSync(file))).toEqual([]);
    const built = finalStage.filter(({ isFromStage }) => isFromStage).map(({ args }) => args[0]);
    expect(built).toEqual(['/app/node_modules', '/app/dist', '/app/dist-server']);
    const program = /dist-server[\w/.-]+/.exec(
      finalStage.find(({ keyword }) => keyword === 'CMD')?.args.join(' ') ?? '',
    );
    expect(read('tools/server.config.ts')).toContain(`'${sourceOf(program?.[0] ?? '')}'`);
  });

  it('sets only what the server reads', () => {
    const set = finalStage.filter(({ keyword }) => keyword === 'ENV').flatMap(({ args }) => args);
    const names = set.map((each) => each.split('=')[0] ?? '').filter((name) => name !== 'NODE_ENV');
    expect(names).toContain('HOST');
    expect(names.filter((name) => !ofServer.includes(name))).toEqual([]);
  });
});

describe('the compose file', () => {
  it('has two servers on one database behind a proxy', () => {
    const servers = services.filter(([, { environment }]) => environment?.DATABASE_URL !== undefined);
    expect(servers.map(([name]) => name)).toEqual(['server-1', 'server-2']);
    expect(new Set(servers.map(([, { environment }]) => environment?.DATABASE_URL)).size).toBe(1);
    for (const [name] of servers) expect(nginx).toContain(`server ${name}:4000;`);
    const published = compose.services.proxy?.ports?.map((port) => port.split(':')[0]) ?? [];
    for (const port of published) expect(nginx).toContain(`listen ${port};`);
    expect(services.filter(([, { ports }]) => ports !== undefined).map(([name]) => name)).toEqual(['proxy']);
  });

  it('names services, files and programs that there are, and images by their versions', () => {
    for (const [, { image, command, volumes = [], depends_on: needed = {} }] of services) {
      expect(Object.keys(needed).filter((name) => !(name in compose.services))).toEqual([]);
      if (image !== undefined) expect(image).toMatch(/:\d+\.\d+/);
      if (command) expect(existsSync(sourceOf(command.at(-1) ?? ''))).toBe(true);
      const sources = volumes.map((volume) => volume.split(':')[0] ?? '');
      expect(sources.filter((each) => !(each in compose.volumes) && !existsSync(each))).toEqual([]);
    }
  });

  it('sets only what the programs read, and lets the bank take calls of every site', () => {
    const unread = services.flatMap(([name, { image, environment = {} }]) =>
      Object.keys(environment).filter(
        (key) => image === undefined && !(name === 'bank' ? ofBank : ofServer).includes(key),
      ),
    );
    expect(unread).toEqual([]);
    const origins = compose.services.bank?.environment?.SHOP_ORIGINS?.split(' ');
    expect(origins).toEqual([...siteLabels.map((label) => siteUrl(label, 4000)), partnerUrl(4000)]);
  });

  it('has the servers believe the proxies of its own network alone', () => {
    const config = JSON.parse(read('docs/operations/config.json')) as { server: { trustProxy: readonly string[] } };
    expect(config.server.trustProxy).toEqual(compose.networks.inside.ipam.config.map(({ subnet }) => subnet));
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  });
});

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { configNames, parseConfig } from '#server/config.ts';
import { repositoryRoot } from '../source/source-files.ts';
import { imageContext } from './image-context.ts';
import { type ImageStep, parseDockerfile } from './parse-dockerfile.ts';

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');
const scripts = JSON.parse(read('package.json'));

describe('the Dockerfile', () => {
  const stages = parseDockerfile(read('Dockerfile'));
  const last = stages.at(-1);
  const of = <Kind extends ImageStep['kind']>(kind: Kind) =>
    (last?.steps ?? []).filter((step): step is ImageStep & { kind: Kind } => step.kind === kind);

  it('O.51 copies only what there is, from the repository or an earlier stage', () => {
    const context = imageContext(repositoryRoot);
    const copies = stages.flatMap(({ name, steps }) =>
      steps.flatMap((step) => (step.kind === 'COPY' ? [{ ...step, stage: name }] : [])),
    );
    expect(copies.length).toBeGreaterThan(4);
    for (const { from, sources, stage } of copies) {
      if (from !== undefined) {
        const before = stages.slice(
          0,
          stages.findIndex(({ name }) => name === stage),
        );
        expect(before.map(({ name }) => name)).toContain(from);
        continue;
      }
      for (const source of sources) {
        const isThere = source === '.' || context.some((file) => file === source || file.startsWith(`${source}/`));
        expect(isThere, source).toBe(true);
      }
    }
  });

  it('O.51 is told what the shop needs, and nothing of data, secrets, history or tests', () => {
    const context = imageContext(repositoryRoot);
    for (const file of ['server/app.ts', 'tools/start.ts', 'vite.config.ts']) {
      expect(context).toContain(file);
    }
    expect(context.some((file) => file.startsWith('shop/platform/db/migrations/'))).toBe(true);
    expect(context.filter((file) => /\.test\.tsx?$|^(?:docs|e2e|deploy|data)\/|^\.(?!npmrc$)/.test(file))).toEqual([]);
  });

  it('O.51 runs on the Node of the packages, as nobody special, with production packages and a health check', () => {
    const version = scripts.devDependencies.node;
    for (const { base } of stages) expect(base).toBe(`node:${version}-bookworm-slim`);
    expect(of('USER').map(({ value }) => value)).toEqual(['node']);
    expect(of('COPY').map(({ from }) => from)).toEqual(['packages', undefined, 'build']);
    const packages = stages.find(({ name }) => name === 'packages')?.steps;
    expect(packages).toContainEqual({ kind: 'RUN', command: 'npm ci --omit=dev' });
    expect(of('HEALTHCHECK')[0]?.words.join(' ')).toContain('/readyz');
    const values = Object.assign({}, ...of('ENV').map((step) => step.values));
    expect(configNames).toEqual(expect.arrayContaining(Object.keys(values)));
  });

  it('starts the shop as npm start does', () => {
    const [command] = of('CMD');
    expect(`exec ${command?.words.join(' ')}`).toBe(scripts.scripts.start);
  });

  it('is refused when it says what nobody would try', () => {
    expect(() => parseDockerfile('FROM a AS b\nADD x /')).toThrow('ADD is not known');
    expect(() => parseDockerfile('FROM a AS b\nCOPY --chmod=600 x /')).toThrow('--chmod');
    expect(() => parseDockerfile('FROM a AS b\nCMD npm start')).toThrow('JSON list');
  });
});

interface Service {
  image: string;
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: string[] | Record<string, unknown>;
}

describe('compose.yaml', () => {
  // Without a value the engine refuses to start; with one it puts it in.
  const given = {
    SITE: 'sklep.example',
    POSTGRES_PASSWORD: 'p',
    SECRET_KEY: 's'.repeat(33),
    METRICS_TOKEN: 't'.repeat(16),
  };
  const values: Record<string, string> = { ...given, S3_SECRET_ACCESS_KEY: 'k' };
  const text = read('compose.yaml').replaceAll(
    /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)\}/g,
    (_, name: string, fallback?: string) => fallback ?? values[name] ?? `NOT GIVEN: ${name}`,
  );
  const compose = parse(text, { merge: true }) as { services: Record<string, Service>; volumes: object };
  const services = Object.entries(compose.services);

  it('O.51 has two shops, PostgreSQL, a store for files and a proxy', () => {
    expect(text).not.toContain('NOT GIVEN');
    const images = services.map(([, { image }]) => image.replace(/:.*/, ''));
    expect(images.filter((image) => image === 'witryna')).toHaveLength(2);
    expect(images).toEqual(expect.arrayContaining(['postgres', 'caddy', 'chrislusf/seaweedfs']));
  });

  it('O.51 gives the shops settings they know and would start with', () => {
    for (const [, { image, environment = {} }] of services) {
      if (image !== 'witryna') continue;
      expect(configNames).toEqual(expect.arrayContaining(Object.keys(environment)));
      expect(parseConfig(environment)).toMatchObject({
        publicOrigin: 'https://sklep.example',
        trustProxy: true,
        demo: false,
      });
    }
  });

  it('O.51 names only services, volumes and files that there are', () => {
    for (const [name, { depends_on: needs = [], volumes = [] }] of services) {
      for (const needed of Array.isArray(needs) ? needs : Object.keys(needs)) {
        expect(compose.services, `${name} waits for ${needed}`).toHaveProperty(needed);
      }
      for (const volume of volumes) {
        const [source = ''] = volume.split(':');
        if (source.startsWith('./')) expect(existsSync(path.join(repositoryRoot, source)), source).toBe(true);
        else expect(compose.volumes, source).toHaveProperty(source);
      }
    }
  });

  it('O.51 the proxy sends shoppers to the shops that there are', () => {
    const caddyfile = read('deploy/caddy/Caddyfile');
    const asked = [...caddyfile.matchAll(/([\w-]+):3000/g)].map(([, name]) => name);
    const shops = services.flatMap(([name, { image }]) => (image === 'witryna' ? [name] : []));
    expect(asked).toEqual(shops);
  });

  it('O.49 the proxy notices a shop that closes before it is gone, and leaves it in when only the database is away', () => {
    const [, uri, seconds] = /health_uri (\S+)\s+health_interval (\d+)s/.exec(read('deploy/caddy/Caddyfile')) ?? [];
    expect(uri).toBe('/openz');
    for (const [, { image, environment = {} }] of services) {
      if (image === 'witryna') expect(parseConfig(environment).drainSeconds).toBeGreaterThan(2 * Number(seconds));
    }
  });
});

it('O.51 the systemd unit of the guide is the file, and runs what there is', () => {
  const unit = read('deploy/witryna.service');
  expect(unit).toMatch(/^ExecStart=\/usr\/bin\/npm start$/m);
  // Told by systemd and by npm, the shop would end at once instead of answering its last requests.
  expect(unit).toMatch(/^KillMode=mixed$/m);
  expect(read('docs/going-live.md')).toContain('deploy/witryna.service');
});

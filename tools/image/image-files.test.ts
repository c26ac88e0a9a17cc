import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DockerfileParser, type Instruction, Keyword } from 'dockerfile-ast';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { configNames, parseConfig } from '#server/config.ts';
import { repositoryRoot } from '../source/source-files.ts';
import { imageContext } from './image-context.ts';

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');
const scripts = JSON.parse(read('package.json'));

/** Without its flags. */
function wordsOf(instruction: Instruction | undefined): string[] {
  const words = instruction?.getArguments().map((argument) => argument.getValue()) ?? [];
  return words.filter((word) => !word.startsWith('--'));
}

/** The words of `CMD ["node", "start.ts"]`, which an engine starts without a shell; throws when it is not JSON. */
function commandOf(instruction: Instruction | undefined): string[] {
  return JSON.parse(/\[.*\]$/.exec(instruction?.getArgumentsContent() ?? '')?.[0] ?? '');
}

describe('the Dockerfile', () => {
  const dockerfile = DockerfileParser.parse(read('Dockerfile'));
  const stages = dockerfile.getFROMs().map((from) => from.getBuildStage());
  const last = dockerfile.getInstructions().slice(dockerfile.getInstructions().findLastIndex(isFrom));
  const find = (keyword: Keyword) => last.find((instruction) => instruction.getKeyword() === keyword);

  function isFrom(instruction: Instruction): boolean {
    return instruction.getKeyword() === Keyword.FROM;
  }

  it('O.51 has only instructions that Docker knows, each with its arguments', () => {
    for (const instruction of dockerfile.getInstructions()) {
      expect(Object.values(Keyword)).toContain(instruction.getKeyword());
      expect(instruction.getArguments(), instruction.toString()).not.toEqual([]);
    }
  });

  it('O.51 copies only existing files, of the repository or of an earlier stage', () => {
    const context = imageContext(repositoryRoot);
    const copies = dockerfile.getCOPYs();
    expect(copies.length).toBeGreaterThan(4);
    for (const copy of copies) {
      const [flag, ...others] = copy.getFlags();
      expect(others).toEqual([]);
      if (flag) {
        expect(flag.getName()).toBe('from');
        const line = copy.getRange().start.line;
        const ownStage = dockerfile.getFROMs().filter((from) => from.getRange().start.line < line).length - 1;
        expect(stages.slice(0, ownStage)).toContain(flag.getValue());
        continue;
      }
      for (const source of wordsOf(copy).slice(0, -1)) {
        const exists = source === '.' || context.some((file) => file === source || file.startsWith(`${source}/`));
        expect(exists, source).toBe(true);
      }
    }
  });

  it('O.51 receives what the shop needs, and no data, secrets, history or tests', () => {
    const context = imageContext(repositoryRoot);
    for (const file of ['server/app.ts', 'tools/start.ts', 'vite.config.ts']) {
      expect(context).toContain(file);
    }
    expect(context.some((file) => file.startsWith('platform/db/server/migrations/'))).toBe(true);
    expect(context.filter((file) => /\.test\.tsx?$|^(?:docs|e2e|deploy|data)\/|^\.(?!npmrc$)/.test(file))).toEqual([]);
  });

  it('O.51 uses the Node of the packages, an ordinary account, production packages and a health check', () => {
    expect(read('Dockerfile')).toContain(`\nARG NODE_VERSION=${scripts.devDependencies.node}\n`);
    for (const from of dockerfile.getFROMs())
      expect(from.getImage()).toMatch(/^node:\$\{NODE_VERSION\}-bookworm-slim$/);
    expect(stages).toEqual(['packages', 'build', 'shop']);
    expect(wordsOf(find(Keyword.USER))).toEqual(['node']);
    const install = dockerfile.getInstructions().find((one) => one.getKeyword() === Keyword.RUN);
    expect(install?.getArgumentsContent()).toBe('npm ci --omit=dev');
    expect(commandOf(find(Keyword.HEALTHCHECK)).join(' ')).toContain('/readyz');
    const names = dockerfile.getENVs().flatMap((env) => env.getProperties().map((property) => property.getName()));
    expect(names).toContain('PORT');
    expect(configNames).toEqual(expect.arrayContaining(names));
  });

  it('starts the shop as npm start does', () => {
    expect(`exec ${commandOf(find(Keyword.CMD)).join(' ')}`).toBe(scripts.scripts.start);
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
  // With a signal from systemd and another from npm the shop would end before it answers its last requests.
  expect(unit).toMatch(/^KillMode=mixed$/m);
  expect(read('docs/going-live.md')).toContain('deploy/witryna.service');
});

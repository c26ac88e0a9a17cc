import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '../source/source-files.ts';
import { type LockedPackages, listRuntimePackages } from './runtime-packages.ts';

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');

describe('packages that run the shop', () => {
  it('are those the dependencies bring, nested and for other machines too, without tools', () => {
    const lock: LockedPackages = {
      '': { dependencies: { a: '1', pictures: '1' } },
      'node_modules/a': { license: 'MIT', dependencies: { b: '2' } },
      'node_modules/a/node_modules/b': { license: 'ISC', dependencies: { c: '1' } },
      'node_modules/b': { license: 'GPL-3.0' },
      'node_modules/c': { license: 'MIT' },
      'node_modules/pictures': { license: 'MIT', optionalDependencies: { 'p-linux-x64': '1', 'p-linux-arm64': '1' } },
      'node_modules/p-linux-x64': { license: 'LGPL-3.0-or-later' },
      'node_modules/p-linux-arm64': { license: 'LGPL-3.0-or-later' },
      'node_modules/linter': { license: 'MIT' },
    };
    expect(listRuntimePackages(lock).map(({ name, licence }) => `${name} ${licence}`)).toEqual([
      'a MIT',
      'b ISC',
      'c MIT',
      'p-* LGPL-3.0-or-later',
      'pictures MIT',
    ]);
  });

  const packages = listRuntimePackages(JSON.parse(read('package-lock.json')).packages);

  it('all stand in THIRD-PARTY-NOTICES.md with their licences; if not, say npm run notices', () => {
    const written = [...read('THIRD-PARTY-NOTICES.md').matchAll(/^\| ([^ ]+) \| ([^|]+) \| /gm)].map(
      ([, name = '', licence]) => `${name.replace('\\*', '*')} ${licence}`,
    );
    for (const { name, licence } of packages) expect(written).toContain(`${name} ${licence}`);
  });

  it('come under licences the notices explain; another one needs a reader first', () => {
    const permissive = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'OFL-1.1'];
    const allowedLicences = [...permissive, 'LGPL-3.0-or-later'];
    const others = packages.filter(
      ({ licence }) => !licence.split(' AND ').every((one) => allowedLicences.includes(one)),
    );
    expect(others).toEqual([]);
    const weakCopyleft = packages.filter(({ licence }) => licence.includes('LGPL')).map(({ name }) => name);
    expect(new Set(weakCopyleft)).toEqual(new Set(['@img/sharp-*', '@img/sharp-libvips-*']));
  });
});

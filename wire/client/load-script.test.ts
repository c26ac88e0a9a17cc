import { expect, it, vi } from 'vitest';
import { loadScript } from './load-script.ts';

interface StubScript {
  src?: string;
  onload?(): void;
  onerror?(): void;
  remove(): void;
}

const added: StubScript[] = [];
vi.stubGlobal('document', {
  createElement: (): StubScript => ({ remove: vi.fn() }),
  head: { append: (script: StubScript) => added.push(script) },
});

it('S7.13 asks for prefix + name + .js when it is needed, and only once', async () => {
  expect(added).toEqual([]);
  const [first, second] = [loadScript('/skrypty/', 'szus'), loadScript('/skrypty/', 'szus')];
  expect(added.map(({ src }) => src)).toEqual(['/skrypty/szus.js']);
  added[0]?.onload?.();
  expect(await Promise.all([first, second, loadScript('/skrypty/', 'szus')])).toEqual([true, true, true]);
  expect(added).toHaveLength(1);
});

it('S7.14 a script that does not come throws nothing and may be asked for again', async () => {
  const failed = loadScript('/skrypty/', 'brak');
  added.at(-1)?.onerror?.();
  expect(await failed).toBe(false);
  expect(added.at(-1)?.remove).toHaveBeenCalled();
  void loadScript('/skrypty/', 'brak');
  expect(added.filter(({ src }) => src === '/skrypty/brak.js')).toHaveLength(2);
});

import { once } from 'node:events';
import { mkdtemp, readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { importFault } from '../rules/import-fault.ts';
import { fetchFile } from './fetch-file.ts';

const folder = await mkdtemp(join(tmpdir(), 'fetch-file-'));
let asked: (string | undefined)[] = [];
const server = createServer((request, response) => {
  asked.push(request.url);
  const answers: Record<string, () => void> = {
    '/feed': () => response.end('\uFEFF <?xml version="1.0"?><rss/>'),
    '/plik': () => response.end('code;price\nK-1;5\n'),
    '/spakowany': () => response.end(gzipSync('<rss/>')),
    '/brak': () => response.writeHead(404).end(),
    // Without a length, as many hosts do.
    '/bez-konca': () => {
      for (let piece = 0; piece < 40; piece += 1) response.write('x'.repeat(1000));
      response.end();
    },
    '/urwany': () => {
      response.writeHead(200, { 'Content-Length': '1000' }).write('code;');
      setTimeout(() => response.destroy(), 20);
    },
  };
  answers[request.url ?? '']?.();
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => server.close());
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const get = (path: string, options = {}) =>
  fetchFile(origin + path, join(folder, path.slice(1)), { largest: 20_000, ...options });

it.each([
  ['/feed', '.xml'],
  ['/plik', '.csv'],
  ['/spakowany', '.xml.gz'],
])('O.30 what %s gives is known by its content', async (path, ending) => {
  expect(await get(path)).toEqual({ file: join(folder, path.slice(1) + ending) });
});

it.each([
  ['/brak', 'file-answered'],
  ['/bez-konca', 'file-too-large'],
  ['/urwany', 'file-unreachable'],
])('O.30 %s is refused and leaves nothing behind', async (path, code) => {
  expect(await get(path)).toMatchObject({ wrong: { code } });
  expect((await readdir(folder)).filter((name) => name.startsWith(path.slice(1)))).toEqual([]);
});

it('O.30 an address of the own network is not asked', async () => {
  asked = [];
  expect(await get('/plik', { publicHostsOnly: true })).toEqual({
    wrong: importFault('file-unreachable', 'ENOTFOUND'),
  });
  expect(asked).toEqual([]);
});

import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { parsePdf } from './parse-pdf.server.ts';

const TABLE = '1 beginbfrange\n<0000> <0000> [<0041>]\nendbfrange';

it.each([0x0a, 0x0d, 0x20])('reads a PDF whose compressed text ends with the byte %i', (last) => {
  const pages = Array.from({ length: 256 }, (_, count) => deflateSync(`[<0000>] TJ %${'a'.repeat(count)}`));
  const page = pages.find((bytes) => bytes.at(-1) === last) ?? Buffer.alloc(0);
  const stream = (bytes: Buffer) => [Buffer.from('stream\n'), bytes, Buffer.from('\nendstream\n')];
  expect(parsePdf(Buffer.concat([...stream(deflateSync(TABLE)), ...stream(page)]))).toContain('A');
});

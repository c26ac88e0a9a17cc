import { crc32 } from 'node:zlib';
import * as v from 'valibot';
import { parseRecord } from '#platform/json/rules/json-record.ts';
import type { PackedAnswer } from '../stored-answer.ts';

/** A page as it is on the disk, with everything needed to judge whether it is still valid. */
export interface PageFile {
  key: string;
  tags: string[];
  /** The state of purges when the page was begun: see `PurgeLog`. */
  since: number;
  madeAt: number;
  freshUntil: number;
  staleUntil: number;
  answer: PackedAnswer;
}

const pageHeader = v.object({
  key: v.string(),
  tags: v.array(v.string()),
  since: v.number(),
  madeAt: v.number(),
  freshUntil: v.number(),
  staleUntil: v.number(),
  answer: v.object({
    status: v.number(),
    headers: v.array(v.tuple([v.string(), v.string()])),
    digest: v.string(),
    plainBytes: v.number(),
    encoding: v.picklist(['identity', 'br', 'gzip']),
  }),
});

/** A checksum of all that follows it, then the length of the header. */
const PREFIX = 8;

export function encodePageFile({ answer: { body, ...answer }, ...page }: PageFile): Buffer {
  const header = Buffer.from(JSON.stringify({ ...page, answer }));
  const file = Buffer.allocUnsafeSlow(PREFIX + header.length + body.length);
  file.writeUInt32LE(header.length, 4);
  header.copy(file, PREFIX);
  body.copy(file, PREFIX + header.length);
  file.writeUInt32LE(crc32(file.subarray(4)), 0);
  return file;
}

/** Undefined when the file was cut, corrupted or written by another program. */
export function decodePageFile(file: Buffer): PageFile | undefined {
  if (file.length < PREFIX || file.readUInt32LE(0) !== crc32(file.subarray(4))) return undefined;
  const end = PREFIX + file.readUInt32LE(4);
  if (end > file.length) return undefined;
  // The checksum says that it is whole, not that this version of the shop wrote it.
  const header = v.safeParse(pageHeader, parseRecord(file.toString('utf8', PREFIX, end)));
  if (!header.success) return undefined;
  const { answer, ...page } = header.output;
  // A copy, or the header would stay in memory with it.
  return { ...page, answer: { ...answer, body: Buffer.from(file.subarray(end)) } };
}

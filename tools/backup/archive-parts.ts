import { createHash } from 'node:crypto';

/** One part of an archive: a table, a file, or the facts about them. */
export interface NewPart {
  name: string;
  content: AsyncIterable<Uint8Array>;
}

export interface ReadPart {
  name: string;
  /** To be read to its end before the next part is asked for. It fails when it is not what was written. */
  content: AsyncGenerator<Uint8Array>;
}

/** The archive is not what was written: cut off, changed, or none at all. Nothing has been restored from it. */
export class BrokenArchive extends Error {}

const HEAD_BYTES = 5;
/** Begins a part, carries a piece of it, ends it, ends the archive. */
const KINDS = ['B', 'D', 'E', 'Z'] as const;
type Kind = (typeof KINDS)[number];
/** Nothing was written in larger frames: a length beyond is no length. */
const LARGEST_FRAME = 16 * 1_048_576;

/** Parts as bytes: every part ends with its length and hash, and the archive with their number. */
export async function* writeParts(parts: AsyncIterable<NewPart>): AsyncGenerator<Buffer> {
  let count = 0;
  for await (const { name, content } of parts) {
    yield frame('B', Buffer.from(name));
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const piece of content) {
      for (let from = 0; from < piece.byteLength; from += LARGEST_FRAME) {
        const data = piece.subarray(from, from + LARGEST_FRAME);
        hash.update(data);
        bytes += data.byteLength;
        yield frame('D', data);
      }
    }
    yield frame('E', Buffer.from(JSON.stringify({ bytes, sha256: hash.digest('hex') })));
    count += 1;
  }
  yield frame('Z', Buffer.from(JSON.stringify({ parts: count })));
}

function frame(kind: Kind, payload: Uint8Array): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.write(kind, 0, 'latin1');
  head.writeUInt32BE(payload.byteLength, 1);
  return Buffer.concat([head, payload]);
}

/** The parts again, one after the other; throws a BrokenArchive where they are not what was written. */
export async function* readParts(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ReadPart> {
  const frames = readFrames(bytes);
  let count = 0;
  for (;;) {
    const { kind, payload } = await nextFrame(frames);
    if (kind === 'Z') {
      if (JSON.parse(payload.toString()).parts !== count) throw new BrokenArchive('parts of the archive are missing');
      if (!(await frames.next()).done) throw new BrokenArchive('something was added behind the end of the archive');
      return;
    }
    if (kind !== 'B') throw new BrokenArchive('the archive is out of order');
    count += 1;
    yield { name: payload.toString(), content: readContent(frames, payload.toString()) };
  }
}

async function* readContent(frames: AsyncGenerator<Frame>, name: string): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  let bytes = 0;
  for (;;) {
    const { kind, payload } = await nextFrame(frames);
    if (kind === 'E') {
      const said = JSON.parse(payload.toString());
      if (said.bytes === bytes && said.sha256 === hash.digest('hex')) return;
      throw new BrokenArchive(`${name} is not what was written`);
    }
    if (kind !== 'D') throw new BrokenArchive('the archive is out of order');
    hash.update(payload);
    bytes += payload.byteLength;
    yield payload;
  }
}

interface Frame {
  kind: Kind;
  payload: Buffer;
}

async function nextFrame(frames: AsyncGenerator<Frame>): Promise<Frame> {
  const { value, done } = await frames.next();
  if (done) throw new BrokenArchive('the archive ends in the middle');
  return value;
}

async function* readFrames(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Frame> {
  let held = Buffer.alloc(0);
  for await (const piece of bytes) {
    held = held.byteLength === 0 ? Buffer.from(piece) : Buffer.concat([held, piece]);
    for (;;) {
      if (held.byteLength < HEAD_BYTES) break;
      const kind = KINDS.find((one) => one === held.toString('latin1', 0, 1));
      const length = held.readUInt32BE(1);
      if (!kind || length > LARGEST_FRAME) throw new BrokenArchive('the archive holds something else');
      if (held.byteLength < HEAD_BYTES + length) break;
      yield { kind, payload: held.subarray(HEAD_BYTES, HEAD_BYTES + length) };
      held = held.subarray(HEAD_BYTES + length);
    }
  }
  if (held.byteLength > 0) throw new BrokenArchive('the archive ends in the middle');
}

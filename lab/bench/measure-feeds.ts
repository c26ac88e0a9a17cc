import { startShop } from '#tools/shop-process/start-shop.ts';
import { processorSeconds, residentBytes } from './measure-throughput.ts';

export interface FeedFigures {
  feed: string;
  items: number;
  bytes: number;
  firstByteMs: number;
  seconds: number;
  /** Seconds the shop itself has worked. */
  worked: number;
  memoryBefore: number;
  /** Most memory of the shop in each quarter of the feed: it must not grow with what was written. */
  memoryOfQuarters: number[];
}

const FEEDS = [
  { feed: 'google.xml', mark: '</item>', end: '</rss>' },
  { feed: 'ceneo.xml', mark: '</o>', end: '</offers>' },
];
const EVERY_MS = 200;

/** Reads both feeds of a shop to their end and watches its memory. */
export async function measureFeeds(databaseUrl: string, dataDir: string): Promise<FeedFigures[]> {
  const shop = await startShop({ dataDir, databaseUrl });
  try {
    const figures: FeedFigures[] = [];
    for (const { feed, ...marks } of FEEDS) {
      figures.push(await readToEnd(shop, { name: feed, path: `/feeds/${feed}`, ...marks }));
    }
    return figures;
  } finally {
    await shop.stop();
  }
}

interface WatchedFile {
  name: string;
  path: string;
  /** Ends every item. */
  mark: string;
  /** With which a whole file ends. */
  end: string;
  headers?: Record<string, string>;
}

/** Reads a file of the shop to its end and watches the shop's memory meanwhile. */
export async function readToEnd(
  { address, pid }: { address: string; pid: number },
  { name, path, mark, end, headers }: WatchedFile,
): Promise<FeedFigures> {
  const [begun, workedBefore, memoryBefore] = [performance.now(), processorSeconds(pid), residentBytes(pid)];
  // As a reader over a network asks for it without packing, so that bytes are bytes.
  const answer = await fetch(address + path, { headers: { ...headers, 'accept-encoding': 'identity' } });
  if (!answer.body || answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  const items = new MarkCount(mark);
  const samples: { bytes: number; memory: number }[] = [];
  const text = new TextDecoder();
  let [bytes, firstByteMs, last] = [0, 0, ''];
  let looked = 0;
  for await (const chunk of answer.body) {
    firstByteMs ||= performance.now() - begun;
    bytes += chunk.length;
    last = text.decode(chunk, { stream: true });
    items.read(last);
    if (performance.now() - looked < EVERY_MS) continue;
    looked = performance.now();
    samples.push({ bytes, memory: residentBytes(pid) });
  }
  if (!last.trimEnd().endsWith(end)) throw new Error(`${path} broke off`);
  const quarter = (wanted: number) =>
    samples.filter((sample) => Math.min(3, Math.floor((4 * sample.bytes) / bytes)) === wanted);
  return {
    feed: name,
    items: items.count,
    bytes,
    firstByteMs,
    memoryBefore,
    seconds: (performance.now() - begun) / 1000,
    worked: processorSeconds(pid) - workedBefore,
    memoryOfQuarters: [0, 1, 2, 3].map((wanted) => Math.max(0, ...quarter(wanted).map(({ memory }) => memory))),
  };
}

/** Counts a mark in a text that comes in pieces, also where it is cut in two. */
export class MarkCount {
  readonly #mark: string;
  #tail = '';
  count = 0;

  constructor(mark: string) {
    this.#mark = mark;
  }

  read(piece: string): void {
    const text = this.#tail + piece;
    this.count += text.split(this.#mark).length - 1;
    // What is kept is shorter than the mark: nothing is counted twice.
    this.#tail = text.slice(-(this.#mark.length - 1));
  }
}

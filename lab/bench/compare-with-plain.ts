import { fork } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { type Call, measureThroughput, processorSeconds, untilAtRest } from './measure-throughput.ts';
import type { PlainAnswer } from './plain-server.ts';

export interface Comparison {
  /** Answers per second as met by one load generator on this machine. */
  shopPerSecond: number;
  plainPerSecond: number;
  /** Answers per second of processor time: the capacity of one core, independent of other work on the machine. */
  shopPerCore: number;
  plainPerCore: number;
  ratio: number;
}

export const htmlHeaders = { 'accept-encoding': 'br, gzip', accept: 'text/html' };
/** Headers each server writes itself, for every answer. */
const ownHeaders = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

/** Compares a call with a plain server that sends the same bytes, in turns, so that both have the same conditions. */
export async function compareWithPlain(call: Call, pid: number, seconds: number): Promise<Comparison> {
  const answer = await settled(call);
  const child = fork(path.join(import.meta.dirname, 'plain-server.ts'));
  child.send(answer);
  const [port] = (await once(child, 'message')) as [number];
  const turns = 2;
  const shop = new Load(call, pid);
  const plain = new Load({ ...call, url: `http://127.0.0.1:${port}/` }, child.pid ?? 0);
  try {
    // Both have compiled their code before it counts.
    await measureThroughput(plain.call, 1);
    await measureThroughput(shop.call, 1);
    // Background work of the shop, such as reading its indexes after a start, is no part of an answer.
    await untilAtRest(pid);
    for (let turn = 0; turn < turns; turn += 1) {
      await plain.run(seconds / turns / 2);
      await shop.run(seconds / turns / 2);
    }
  } finally {
    child.disconnect();
  }
  return {
    shopPerSecond: shop.perSecond,
    plainPerSecond: plain.perSecond,
    shopPerCore: shop.perCore,
    plainPerCore: plain.perCore,
    ratio: shop.perCore / plain.perCore,
  };
}

/** Answers of one server and the processor time they took. */
export class Load {
  readonly call: Call;
  readonly #pid: number;
  #answers = 0;
  #seconds = 0;
  #processor = 0;

  constructor(call: Call, pid: number) {
    this.call = call;
    this.#pid = pid;
  }

  async run(seconds: number): Promise<void> {
    const before = processorSeconds(this.#pid);
    const perSecond = await measureThroughput(this.call, seconds);
    this.#answers += perSecond * seconds;
    this.#seconds += seconds;
    this.#processor += processorSeconds(this.#pid) - before;
  }

  get perSecond(): number {
    return this.#answers / this.#seconds;
  }

  get perCore(): number {
    return this.#answers / this.#processor;
  }
}

/** The cached page may be compressed better a moment after it was made: wait until two answers have the same size. */
async function settled(call: Call): Promise<PlainAnswer> {
  let last = await fetchRaw(call);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const next = await fetchRaw(call);
    if (next.body.length === last.body.length) return next;
    last = next;
  }
  return last;
}

function fetchRaw({ url, method = 'GET', headers, body: asked }: Call): Promise<PlainAnswer> {
  return new Promise((resolve, reject) => {
    const sent = http.request(url, { method, headers }, async (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const kept = Object.entries(response.headers).filter(([name]) => !ownHeaders.has(name));
      const body = Buffer.concat(chunks);
      resolve({
        headers: { ...(Object.fromEntries(kept) as Record<string, string>), 'content-length': String(body.length) },
        body: body.toString('base64'),
      });
    });
    sent.on('error', reject);
    sent.end(asked);
  });
}

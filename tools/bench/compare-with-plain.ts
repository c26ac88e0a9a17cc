import { fork } from 'node:child_process';
import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { measureThroughput } from './measure-throughput.ts';
import type { PlainAnswer } from './plain-server.ts';

export type Comparison = { shop: number; plain: number; ratio: number };

const headers = { 'accept-encoding': 'br, gzip', accept: 'text/html' };
/** Headers each server writes itself, for every answer. */
const ownHeaders = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

/** Requests per second of a kept page beside a plain server that sends the same bytes; in turns, so that both meet the same machine. */
export async function compareWithPlain(url: string, seconds: number): Promise<Comparison> {
  await fetchRaw(url);
  const answer = await settled(url);
  const child = fork(path.join(import.meta.dirname, 'plain-server.ts'));
  child.send(answer);
  const [port] = (await once(child, 'message')) as [number];
  const turns = 2;
  let shop = 0;
  let plain = 0;
  try {
    for (let turn = 0; turn < turns; turn += 1) {
      plain += await measureThroughput({ url: `http://127.0.0.1:${port}/`, headers }, seconds / turns / 2);
      shop += await measureThroughput({ url, headers }, seconds / turns / 2);
    }
  } finally {
    child.disconnect();
  }
  return { shop: shop / turns, plain: plain / turns, ratio: shop / plain };
}

/** The kept page may be compressed better a moment after it was made: wait until two answers have the same size. */
async function settled(url: string): Promise<PlainAnswer> {
  let last = await fetchRaw(url);
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 300));
    const next = await fetchRaw(url);
    if (next.body.length === last.body.length) return next;
    last = next;
  }
  return last;
}

function fetchRaw(url: string): Promise<PlainAnswer> {
  return new Promise((resolve, reject) => {
    const sent = http.get(url, { headers }, async (response) => {
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
  });
}

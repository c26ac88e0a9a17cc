import http from 'node:http';
import type { Call } from './measure-throughput.ts';

export type Latency = { p50: number; p95: number; count: number };

/** One request after the other on one keep-alive connection: the wait of a single shopper, in milliseconds. */
export async function measureLatency(nextCall: () => Call, seconds: number, max = 1000): Promise<Latency> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const times: number[] = [];
  const deadline = performance.now() + seconds * 1000;
  try {
    while (performance.now() < deadline && times.length < max) {
      const call = nextCall();
      const start = performance.now();
      await request(call, agent);
      times.push(performance.now() - start);
    }
  } finally {
    agent.destroy();
  }
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), count: times.length };
}

function request(call: Call, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = http.request(call.url, { method: call.method ?? 'GET', headers: call.headers, agent }, (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${call.url} answered ${response.statusCode}`));
      });
    });
    sent.on('error', reject);
    sent.end(call.body);
  });
}

/** The value that the given share of measurements does not exceed (nearest rank): 0.95 of [1..100] is 95. */
export function percentile(values: number[], share: number): number {
  if (values.length === 0) throw new Error('nothing was measured');
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

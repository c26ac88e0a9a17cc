import http from 'node:http';
import { processorSeconds } from '../measure-throughput.ts';

/** A server and the addresses asked of it in turn. */
export interface Requested {
  pid: number;
  urls: string[];
  headers: Record<string, string>;
}

export interface Cost {
  pages: number;
  /** Milliseconds each visitor waited. */
  waited: number[];
  /** Milliseconds of processor time of the process, all pages together. */
  processorMs: number;
}

/** A fixed number of pages: a busy machine lengthens the run but not the cost of a page. */
export async function requestPages({ pid, urls, headers }: Requested, pages: number, atOnce: number): Promise<Cost> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: atOnce });
  const waited: number[] = [];
  const rest = Array.from({ length: pages }, (_, place) => urls[place % urls.length] as string).values();
  const before = processorSeconds(pid);
  const visit = async () => {
    for (const url of rest) {
      const begun = performance.now();
      await ask(url, headers, agent);
      waited.push(performance.now() - begun);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, visit));
  } finally {
    agent.destroy();
  }
  return { pages, waited, processorMs: (processorSeconds(pid) - before) * 1000 };
}

function ask(url: string, headers: Record<string, string>, agent: http.Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = http.get(url, { headers, agent }, (response) => {
      response.resume();
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    });
    sent.on('error', reject);
  });
}

import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { SLOW_PHONE } from '../touch/slow-phone.ts';

const BYTES_PER_MS = SLOW_PHONE.downKbps / 8;
/** What one turn on the line carries. */
const CHUNK = 4096;

export interface SlowLine {
  /** To be given to the browser as its proxy. */
  address: string;
  stop(): Promise<void>;
}

/**
 * The slow phone's line as a proxy. What the browser's own throttling slows down is one page: what it fetches or draws ahead of a visit
 * would come at full speed.
 */
export async function startSlowLine(): Promise<SlowLine> {
  let freeAt = 0;
  /** All answers share the line, in turns. */
  async function carry(bytes: number) {
    const begun = Math.max(freeAt, performance.now());
    freeAt = begun + bytes / BYTES_PER_MS;
    await sleep(Math.max(0, freeAt - performance.now()));
  }

  const server = http.createServer(async (request, response) => {
    await sleep(SLOW_PHONE.latencyMs);
    const asked = http.request(request.url ?? '', { method: request.method, headers: request.headers });
    asked.on('error', () => response.destroy());
    response.on('error', () => asked.destroy());
    asked.on('response', async (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      try {
        for await (const part of answer as AsyncIterable<Buffer>) {
          for (let from = 0; from < part.length; from += CHUNK) {
            const chunk = part.subarray(from, from + CHUNK);
            await carry(chunk.length);
            response.write(chunk);
          }
        }
        response.end();
      } catch {
        // The browser has gone on.
        response.destroy();
      }
    });
    request.pipe(asked);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  if (!place || typeof place === 'string') throw new Error('the slow line has no port');
  return {
    address: `http://127.0.0.1:${place.port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

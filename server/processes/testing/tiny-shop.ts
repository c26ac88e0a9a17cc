import { parseConfig } from '../../config.ts';
import { createLog } from '../../log.ts';
import { Metrics } from '../../metrics.ts';
import { serve } from '../../serve.ts';
import { shutDownOnSignal } from '../../shut-down.ts';
import { notifyStarter } from '../messages.ts';
import { keepProcesses } from '../supervise-processes.ts';
import { findWorkerFacts } from '../worker-facts.ts';

/**
 * Processes as `npm start` keeps them, around a server without pages and database, so that a test need not build them: an answer takes a
 * millisecond of the processor, then 20 ms of waiting, and says who gave it.
 */
const config = parseConfig(process.env);
const worker = findWorkerFacts();
if (worker) await serveTiny();
else {
  const log = createLog(config);
  const processes = await keepProcesses({ count: config.processes, port: config.port, databaseUrl: 'none', log });
  shutDownOnSignal(log, [{ what: 'processes', run: processes.close, timeout: 10_000 }]);
  console.log(processes.lines.join('\n'));
}

async function serveTiny(): Promise<void> {
  const noPool = { totalCount: 0, idleCount: 0, waitingCount: 0 };
  const metrics = new Metrics({ pool: noPool });
  const open = async () => ({
    listener: async (request: { url?: string }, response: { flushHeaders(): void; end(text: string): void }) => {
      metrics.observe('page', 'GET', 200, 0.02);
      if (request.url === '/metrics') response.end((await metrics.text()).text);
      else if (request.url === '/slow') {
        response.flushHeaders();
        setTimeout(() => response.end(String(process.pid)), 300);
      } else {
        for (const begun = performance.now(); performance.now() - begun < 1; );
        setTimeout(() => response.end(String(process.pid)), 20);
      }
    },
    startClosing() {},
    close: async () => {},
  });
  const database = { url: 'none', stop: async () => {} };
  const { address } = await serve({ config, database, mediaFolder: '', isWorker: true }, open);
  notifyStarter({ kind: 'ready', lines: [address] });
}

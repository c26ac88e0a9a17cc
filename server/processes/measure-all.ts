import cluster from 'node:cluster';
import { type MeasuredAll, notifyStarter, parseToWorker } from './messages.ts';

/** The figures of every process behind the port, whichever of them was asked (O.46). */
export type MeasureAll = () => Promise<Pick<MeasuredAll, 'texts' | 'running' | 'replaced'>>;

/** A process alone measures itself; workers ask each other by way of the process that started them. */
export function measureAll(measureOwn: () => Promise<string>): MeasureAll {
  if (!cluster.isWorker) return async () => ({ texts: [await measureOwn()], running: 1, replaced: 0 });
  const waiting = new Map<number, (measured: MeasuredAll) => void>();
  let lastId = 0;
  process.on('message', (sent: unknown) => {
    const message = parseToWorker(sent);
    if (message.kind === 'measured-all') {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
      return;
    }
    void measureOwn().then((text) => notifyStarter({ kind: 'measured', id: message.id, text }));
  });
  return () =>
    new Promise((resolve) => {
      lastId += 1;
      waiting.set(lastId, resolve);
      notifyStarter({ kind: 'measure-all', id: lastId });
    });
}

/** Several texts for Prometheus as one: all lines of a figure stand together, below its own two lines of description. */
export function mergeFigures(texts: readonly string[]): string {
  const figures = new Map<string, { about: string; lines: string[] }>();
  for (const block of texts.flatMap((text) => text.split(/^(?=# HELP )/m))) {
    const [help = '', type = '', ...lines] = block.trimEnd().split('\n');
    if (help === '') continue;
    const figure = figures.get(help) ?? { about: `${help}\n${type}`, lines: [] };
    figure.lines.push(...lines);
    figures.set(help, figure);
  }
  return [...figures.values()].map(({ about, lines }) => `${[about, ...lines].join('\n')}\n`).join('\n');
}

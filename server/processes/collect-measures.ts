import type { Worker } from 'node:cluster';
import type { FromWorker, ToWorker } from './messages.ts';

/** A worker that answers later is left out: Prometheus does not wait either. */
const TIMEOUT_MS = 1500;

interface Question {
  asker: Worker;
  askersId: number;
  waitsFor: Set<Worker>;
  texts: string[];
  timer: NodeJS.Timeout;
}

/** Asks every worker for its figures when one is asked for those of all. */
export function collectMeasures(living: ReadonlyMap<number, Worker>, replaced: () => number) {
  const questions = new Map<number, Question>();
  let lastId = 0;

  function answer(id: number): void {
    const question = questions.get(id);
    if (!question) return;
    questions.delete(id);
    clearTimeout(question.timer);
    const { asker, askersId, texts } = question;
    send(asker, { kind: 'measured-all', id: askersId, texts, running: living.size, replaced: replaced() });
  }

  return (worker: Worker, message: Exclude<FromWorker, { kind: 'ready' }>): void => {
    if (message.kind === 'measure-all') {
      lastId += 1;
      const id = lastId;
      const waitsFor = new Set(living.values());
      const timer = setTimeout(() => answer(id), TIMEOUT_MS);
      questions.set(id, { asker: worker, askersId: message.id, waitsFor, texts: [], timer });
      for (const one of waitsFor) send(one, { kind: 'measure', id });
      return;
    }
    const question = questions.get(message.id);
    if (!question?.waitsFor.delete(worker)) return;
    question.texts.push(message.text);
    if (question.waitsFor.size === 0) answer(message.id);
  };
}

/** A worker that is just ending receives nothing any more. */
function send(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => {});
}

import { Writable } from 'node:stream';
import pino, { type Logger } from 'pino';
import { parseRecord } from '#platform/json/rules/json-record.ts';
import type { Config } from './config.ts';
import { findWorkerFacts } from './processes/worker-facts.ts';

export type { Logger };

/** One JSON line per event for machines; short coloured lines when a person watches a terminal. */
export function createLog(config: Pick<Config, 'logLevel'>): Logger {
  const worker = findWorkerFacts();
  const options = {
    level: config.logLevel,
    base: worker && { worker: worker.number },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: writeError },
    redact: { paths: ['headers.cookie', 'headers.authorization'], remove: true },
  };
  return process.stdout.isTTY ? pino(options, terminal()) : pino(options);
}

/** A failed query carries the values it was asked with, among them what people typed: only its text is written. */
export function writeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { params: _values, ...written } = pino.stdSerializers.err(error);
  const values = valuesOf(error);
  const clean = (text: string) => values.reduce((left, value) => left.replaceAll(`\nparams: ${value}`, ''), text);
  return { ...written, message: clean(written.message), stack: clean(written.stack) };
}

/** As Drizzle writes them into its messages, for the error and its causes. */
function valuesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  return [...('params' in error ? [String(error.params)] : []), ...valuesOf(error.cause)];
}

const COLOURS: Record<number, string> = { 20: '\x1b[2m', 30: '', 40: '\x1b[33m', 50: '\x1b[31m', 60: '\x1b[31m' };

function terminal(): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      process.stdout.write(prettyLine(chunk.toString()));
      done();
    },
  });
}

/** `12:30:01 GET /koszyk 200 12 ms`, followed by the other fields of the event. */
export function prettyLine(json: string): string {
  const { level, time, msg, err, ...rest } = parseRecord(json) ?? { msg: json.trim() };
  const details = Object.entries(rest).map(([name, value]) => `${name}=${stringify(value)}`);
  const stack = err && typeof err === 'object' && 'stack' in err ? `\n${String(err.stack)}` : '';
  const line = [String(time).slice(11, 19), msg, ...details].filter(Boolean).join(' ');
  const colour = COLOURS[Number(level)] ?? '';
  return `${colour}${line}${stack}${colour && '\x1b[0m'}\n`;
}

function stringify(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

import { Writable } from 'node:stream';
import pino, { type Logger } from 'pino';
import type { Config } from './config.ts';

export type { Logger };

/** One JSON line per event for machines; short coloured lines when a person watches a terminal. */
export function createLog(config: Pick<Config, 'logLevel'>): Logger {
  const options = {
    level: config.logLevel,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: ['headers.cookie', 'headers.authorization'], remove: true },
  };
  return process.stdout.isTTY ? pino(options, terminal()) : pino(options);
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

/** `12:30:01 GET /koszyk 200 12 ms`, with whatever else the event holds behind it. */
export function prettyLine(json: string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(json) as Record<string, unknown>;
  const details = Object.entries(rest).map(([name, value]) => `${name}=${stringify(value)}`);
  const stack = err && typeof err === 'object' && 'stack' in err ? `\n${String(err.stack)}` : '';
  const line = [String(time).slice(11, 19), msg, ...details].filter(Boolean).join(' ');
  const colour = COLOURS[Number(level)] ?? '';
  return `${colour}${line}${stack}${colour && '\x1b[0m'}\n`;
}

function stringify(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

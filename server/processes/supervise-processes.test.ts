import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

let starter: ChildProcess;
let address = '';
let said = '';

beforeAll(async () => {
  starter = spawn(process.execPath, [join(import.meta.dirname, 'testing', 'tiny-shop.ts')], {
    env: { PATH: process.env.PATH, PROCESSES: '2', PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  starter.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await vi.waitFor(() => expect(said).toMatch(/^http:\/\/localhost:\d+$/m), 60_000);
  address = /^http\S+$/m.exec(said)?.[0].replace('localhost', '127.0.0.1') ?? '';
});

afterAll(() => {
  starter.kill('SIGKILL');
});

const agent = new Agent({ keepAlive: false });

/** Over a connection of its own; -1 when it was lost. */
const requestPid = () =>
  new Promise<number>((resolve) => {
    const lost = () => resolve(-1);
    get(address, { agent, timeout: 5000 }, (answer) => {
      let text = '';
      answer
        .setEncoding('utf8')
        .on('data', (part: string) => {
          text += part;
        })
        .on('end', () => resolve(Number(text)))
        .on('error', lost);
    })
      .on('error', lost)
      .on('timeout', lost);
  });

/** Both, when both answer: a free worker takes a connection, so one may take several in a row. */
async function listWorkers(): Promise<number[]> {
  const found = new Set<number>();
  await vi.waitFor(
    async () => {
      for (const pid of await Promise.all(Array.from({ length: 20 }, requestPid))) if (pid > 0) found.add(pid);
      expect([...found]).toHaveLength(2);
    },
    { timeout: 10_000, interval: 1 },
  );
  return [...found];
}

const metrics = async () => (await fetch(`${address}/metrics`)).text();

describe('two processes behind one port', () => {
  it('O.46 both answer, and each reports the figures of both', async () => {
    await listWorkers();
    const text = await metrics();
    for (const worker of [1, 2]) {
      expect(text).toMatch(new RegExp(`^witryna_requests_total{.*worker="${worker}".*} [1-9]`, 'm'));
    }
    expect(text.match(/^# TYPE witryna_requests_total counter$/gm)).toHaveLength(1);
    expect(text).toMatch(/^witryna_processes 2$/m);
  });

  it('O.46 one that is killed loses only the requests it had, and another takes its place', async () => {
    const [victim = 0, survivor = 0] = await listWorkers();
    const answers: { isAfter: boolean; by: number }[] = [];
    let asked = 0;
    let underWay = -1;
    const ask = async () => {
      const isAfter = underWay >= 0;
      asked += 1;
      answers.push({ isAfter, by: await requestPid() });
    };
    const all: Promise<void>[] = [];
    for (let request = 0; request < 200; request += 1) {
      all.push(ask());
      await sleep(5);
      if (request !== 50) continue;
      process.kill(victim, 'SIGKILL');
      underWay = asked - answers.length;
    }
    await Promise.all(all);
    const lost = answers.filter(({ by }) => by === -1);
    expect(lost.filter(({ isAfter }) => isAfter)).toEqual([]);
    expect(lost.length).toBeLessThanOrEqual(underWay);
    expect(answers.filter(({ by }) => by === survivor).length).toBeGreaterThan(0);
    await vi.waitFor(async () => expect(await listWorkers()).not.toContain(victim), 60_000);
    expect(await metrics()).toMatch(/^witryna_processes_replaced 1$/m);
  });

  it('O.46 after a stop signal, even twice as by a terminal, they finish running requests and end', async () => {
    const workers = await listWorkers();
    // Their answers have begun, so they are under way.
    const last = await Promise.all(Array.from({ length: 6 }, () => fetch(`${address}/slow`)));
    for (const pid of workers) process.kill(pid, 'SIGINT');
    const ended = once(starter, 'exit');
    starter.kill('SIGINT');
    const answers = await Promise.all(last.map((answer) => answer.text()));
    for (const pid of answers) expect(workers).toContain(Number(pid));
    expect(await ended).toEqual([0, null]);
    for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { doOthersSuffer, type OthersFigures } from './others.ts';
import { reportProbed, slowest } from './probe.ts';
import { mountSmallDisk } from './small-disk.ts';

const figures = (p99: number, faults: string[] = []): OthersFigures => ({ requests: 100, p50: 5, p99, faults });

describe('others', () => {
  it.each([
    ['as before', figures(40), false],
    ['longer, and nobody would notice', figures(200), false],
    ['more than twice as long, and noticed', figures(300), true],
    ['as before, but for one who was refused', figures(40, ['/: 500']), true],
  ])('wait %s', (_how, during, suffer) => {
    expect(doOthersSuffer(figures(40), during)).toBe(suffer);
  });

  it('are told of by what they were answered', () => {
    const asked = { asked: 0, body: '' };
    const probed = [
      { ...asked, status: 200, seconds: 0.02 },
      { ...asked, status: 500, seconds: 17.06 },
      { ...asked, status: 200, seconds: 0.14 },
      { ...asked, status: 0, seconds: 60 },
    ];
    expect(reportProbed(probed)).toBe(
      '2 × 200 (slowest 0.1 s), 1 × 500 (slowest 17.1 s), 1 × no answer (slowest 60.0 s)',
    );
    expect(slowest(probed)).toBe(60);
  });
});

describe('a disk of its own', () => {
  const trial = mountSmallDisk(1);
  trial?.remove();

  /** In a process that waits to be instructed to stop, or is killed; answers where its disk was. */
  async function breakOff(signal: NodeJS.Signals): Promise<string> {
    const disk = JSON.stringify(path.join(import.meta.dirname, 'small-disk.ts'));
    const script = `import(${disk}).then(({ mountSmallDisk }) => console.log(mountSmallDisk(1).folder)); setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [said] = await once(child.stdout, 'data');
    const folder = String(said).trim();
    expect(existsSync(folder)).toBe(true);
    child.kill(signal);
    await once(child, 'exit');
    return folder;
  }

  // It takes root to mount one.
  it.runIf(trial)('is gone when a trial is broken off', async () => {
    expect(existsSync(await breakOff('SIGINT'))).toBe(false);
  });

  it.runIf(trial)('is removed by the next trial when its own was killed', async () => {
    const left = await breakOff('SIGKILL');
    expect(existsSync(left)).toBe(true);
    mountSmallDisk(1)?.remove();
    expect(existsSync(left)).toBe(false);
  });
});

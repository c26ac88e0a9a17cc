import { describe, expect, it } from 'vitest';
import { type Condition, type ConditionFacts, judgeConditions, type Level, worstOf } from './judge-condition.ts';

const NOW = new Date('2026-05-06T10:00:00Z');
const DAY = 24 * 60;
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);
const WELL: ConditionFacts = {
  isOpen: true,
  lastOrderAt: ago(20),
  sendsMail: true,
  failedMails: 0,
  failedJobs: 0,
  dueSince: null,
  processes: 1,
  diskFreeBytes: 50e9,
  lastBackup: { madeAt: ago(60), isChecked: true },
  certificate: ago(-60 * DAY),
};

describe('O.52 the condition of the shop', () => {
  it('is fine when nothing is wrong', () => {
    expect(worstOf(Object.values(judgeConditions(WELL, NOW)))).toBe('fine');
  });

  it.each<[Partial<ConditionFacts>, Condition, Level]>([
    [{ isOpen: false }, 'opening', 'look'],
    [{ lastOrderAt: ago(71 * 60) }, 'orders', 'fine'],
    [{ lastOrderAt: ago(73 * 60) }, 'orders', 'look'],
    [{ lastOrderAt: null }, 'orders', 'fine'],
    [{ sendsMail: false }, 'mailServer', 'trouble'],
    [{ failedMails: 1 }, 'mails', 'look'],
    [{ failedMails: 6 }, 'mails', 'trouble'],
    [{ failedJobs: 1 }, 'jobs', 'look'],
    [{ dueSince: ago(1) }, 'queue', 'fine'],
    [{ dueSince: ago(3) }, 'queue', 'look'],
    [{ dueSince: ago(11) }, 'queue', 'trouble'],
    [{ processes: 0 }, 'processes', 'look'],
    [{ diskFreeBytes: 4e9 }, 'disk', 'look'],
    [{ diskFreeBytes: 5e8 }, 'disk', 'trouble'],
    [{ diskFreeBytes: null }, 'disk', 'fine'],
    [{ lastBackup: null }, 'backup', 'look'],
    [{ lastBackup: { madeAt: ago(60), isChecked: false } }, 'backup', 'look'],
    [{ lastBackup: { madeAt: ago(47 * 60), isChecked: true } }, 'backup', 'fine'],
    [{ lastBackup: { madeAt: ago(49 * 60), isChecked: true } }, 'backup', 'look'],
    [{ certificate: 'none' }, 'certificate', 'fine'],
    [{ certificate: 'unknown' }, 'certificate', 'look'],
    [{ certificate: ago(-15 * DAY) }, 'certificate', 'fine'],
    [{ certificate: ago(-13 * DAY) }, 'certificate', 'look'],
    [{ certificate: ago(1) }, 'certificate', 'trouble'],
  ])('%j: %s is %s, and nothing else is worse for it', (facts, condition, level) => {
    const judged = judgeConditions({ ...WELL, ...facts }, NOW);
    expect(judged[condition]).toBe(level);
    expect(worstOf(Object.values(judged))).toBe(level);
  });
});

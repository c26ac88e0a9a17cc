import { describe, expect, it } from 'vitest';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/time/rules/units.ts';
import { type Condition, type ConditionFacts, judgeConditions, type Level, worstOf } from './judge-condition.ts';

const NOW = new Date('2026-05-06T10:00:00Z');
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);
const WELL: ConditionFacts = {
  isOpen: true,
  isStopped: false,
  lastOrderAt: ago(20 * MINUTE_MS),
  sendsMail: true,
  failedMails: 0,
  failedJobs: 0,
  dueSince: null,
  processes: 1,
  diskFreeBytes: 50e9,
  lastBackup: { madeAt: ago(HOUR_MS), isChecked: true },
  certificate: ago(-60 * DAY_MS),
};

describe('the condition of the shop', () => {
  it('is fine when nothing is wrong', () => {
    expect(worstOf(Object.values(judgeConditions(WELL, NOW)))).toBe('fine');
  });

  it.each<[Partial<ConditionFacts>, Condition, Level]>([
    [{ isOpen: false }, 'opening', 'look'],
    [{ isStopped: true }, 'opening', 'trouble'],
    [{ lastOrderAt: ago(71 * HOUR_MS) }, 'orders', 'fine'],
    [{ lastOrderAt: ago(73 * HOUR_MS) }, 'orders', 'look'],
    [{ lastOrderAt: null }, 'orders', 'fine'],
    [{ sendsMail: false }, 'mailServer', 'trouble'],
    [{ failedMails: 1 }, 'mails', 'look'],
    [{ failedMails: 6 }, 'mails', 'trouble'],
    [{ failedJobs: 1 }, 'jobs', 'look'],
    [{ dueSince: ago(MINUTE_MS) }, 'queue', 'fine'],
    [{ dueSince: ago(3 * MINUTE_MS) }, 'queue', 'look'],
    [{ dueSince: ago(11 * MINUTE_MS) }, 'queue', 'trouble'],
    [{ processes: 0 }, 'processes', 'look'],
    [{ diskFreeBytes: 4e9 }, 'disk', 'look'],
    [{ diskFreeBytes: 5e8 }, 'disk', 'trouble'],
    [{ diskFreeBytes: null }, 'disk', 'fine'],
    [{ lastBackup: null }, 'backup', 'look'],
    [{ lastBackup: { madeAt: ago(HOUR_MS), isChecked: false } }, 'backup', 'look'],
    [{ lastBackup: { madeAt: ago(47 * HOUR_MS), isChecked: true } }, 'backup', 'fine'],
    [{ lastBackup: { madeAt: ago(49 * HOUR_MS), isChecked: true } }, 'backup', 'look'],
    [{ certificate: 'none' }, 'certificate', 'fine'],
    [{ certificate: 'unknown' }, 'certificate', 'look'],
    [{ certificate: ago(-15 * DAY_MS) }, 'certificate', 'fine'],
    [{ certificate: ago(-13 * DAY_MS) }, 'certificate', 'look'],
    [{ certificate: ago(MINUTE_MS) }, 'certificate', 'trouble'],
  ])('%j: %s is %s, and nothing else is worse for it', (facts, condition, level) => {
    const judged = judgeConditions({ ...WELL, ...facts }, NOW);
    expect(judged[condition]).toBe(level);
    expect(worstOf(Object.values(judged))).toBe(level);
  });
});

import { DAY_MS, HOUR_MS, MINUTE_MS } from '#platform/time/rules/units.ts';

/** In the order of the screen. */
export const CONDITIONS = [
  'opening',
  'orders',
  'mailServer',
  'mails',
  'jobs',
  'queue',
  'processes',
  'database',
  'disk',
  'backup',
  'certificate',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Nothing to do; worth a look; something is broken. */
export type Level = 'fine' | 'look' | 'trouble';

export interface ConditionFacts {
  isOpen: boolean;
  /** Something stops sales, or keeps customers out now or after the next start. */
  isStopped: boolean;
  lastOrderAt: Date | null;
  sendsMail: boolean;
  failedMails: number;
  failedJobs: number;
  /** Since when the work waits that is due longest. */
  dueSince: Date | null;
  processes: number;
  /** Null where the disk cannot be asked. */
  diskFreeBytes: number | null;
  /** Null where none was ever made; whether it was read to its end afterwards. */
  lastBackup: { madeAt: Date; isChecked: boolean } | null;
  certificate: CertificateEnd;
}

/** When the certificate of the shop's address ends; an address without https has none. */
export type CertificateEnd = Date | 'unknown' | 'none';

const MANY_MAILS = 5;
const LATE_MS = 2 * MINUTE_MS;
const VERY_LATE_MS = 10 * MINUTE_MS;
const QUIET_MS = 72 * HOUR_MS;
const LITTLE_ROOM = 5e9;
const NO_ROOM = 1e9;
const OLD_BACKUP_MS = 2 * DAY_MS;
const ENDS_SOON_MS = 14 * DAY_MS;

/** O.52: severity of each. The alerts of deploy/prometheus have their own, sharper limits. */
export function judgeConditions(facts: ConditionFacts, now: Date): Record<Condition, Level> {
  const since = (moment: Date | null) => (moment ? now.getTime() - moment.getTime() : 0);
  const waits = since(facts.dueSince);
  const room = facts.diskFreeBytes ?? Number.POSITIVE_INFINITY;
  return {
    opening: facts.isStopped ? 'trouble' : facts.isOpen ? 'fine' : 'look',
    orders: facts.isOpen && facts.lastOrderAt && since(facts.lastOrderAt) > QUIET_MS ? 'look' : 'fine',
    mailServer: facts.sendsMail ? 'fine' : 'trouble',
    mails: facts.failedMails === 0 ? 'fine' : facts.failedMails > MANY_MAILS ? 'trouble' : 'look',
    jobs: facts.failedJobs === 0 ? 'fine' : 'look',
    queue: waits > VERY_LATE_MS ? 'trouble' : waits > LATE_MS ? 'look' : 'fine',
    processes: facts.processes > 0 ? 'fine' : 'look',
    // The database answered: the page is rendered.
    database: 'fine',
    disk: room < NO_ROOM ? 'trouble' : room < LITTLE_ROOM ? 'look' : 'fine',
    backup: facts.lastBackup?.isChecked && !isOld(facts.lastBackup, now) ? 'fine' : 'look',
    certificate: judgeCertificate(facts.certificate, now),
  };
}

/** Older backups lose more than a shop can enter again by hand. */
export function isOld({ madeAt }: { madeAt: Date }, now: Date): boolean {
  return now.getTime() - madeAt.getTime() > OLD_BACKUP_MS;
}

function judgeCertificate(end: CertificateEnd, now: Date): Level {
  if (end === 'none') return 'fine';
  // An unreadable state is no good state.
  if (end === 'unknown') return 'look';
  const left = end.getTime() - now.getTime();
  return left <= 0 ? 'trouble' : left < ENDS_SOON_MS ? 'look' : 'fine';
}

/** The worst of all. */
export function worstOf(levels: readonly Level[]): Level {
  if (levels.includes('trouble')) return 'trouble';
  return levels.includes('look') ? 'look' : 'fine';
}

import type { RouterContextProvider } from 'react-router';
import { judgeOpening, type OpeningState } from '#modules/back-office/going-live/rules/opening-state.ts';
import { isObstacle, type SalesStop } from '#modules/back-office/going-live/rules/sales-stops.ts';
import { listSalesStops } from '#modules/back-office/going-live/server/index.ts';
import { describeStop } from '#modules/back-office/going-live/texts/sales-stops.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { formatFileSize } from '#platform/files/rules/file-size.ts';
import { findLastBackup, type LastBackup, sendsMail } from '#platform/settings/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import shopPackage from '../../../../package.json' with { type: 'json' };
import {
  type CertificateEnd,
  CONDITIONS,
  type Condition,
  isOld,
  judgeConditions,
  type Level,
  worstOf,
} from '../rules/judge-condition.ts';
import { findCertificateEnd, findDiskRoom, measureShop, type ShopMeasures } from '../server/index.ts';
import * as texts from '../texts/panel.ts';

const moment = new Intl.DateTimeFormat('pl', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Warsaw' });

const PLACES: Partial<Record<Condition, string>> = {
  opening: '/zaplecze/otwarcie',
  orders: '/zaplecze/zamowienia',
  mailServer: '/zaplecze/ustawienia/poczta',
  mails: '/zaplecze/zadania?rodzaj=mails',
  jobs: '/zaplecze/zadania?rodzaj=others',
};

/** O.52: how the shop is, for its owner. */
export async function loadCondition(context: Readonly<RouterContextProvider>) {
  const shop = staffShop(context);
  const [measures, diskFreeBytes, lastBackup, certificate, stops] = await Promise.all([
    measureShop(shop),
    findDiskRoom(shop),
    findLastBackup(shop.db),
    findCertificateEnd(shop),
    listSalesStops(shop),
  ]);
  const state = judgeOpening(shop.opening, stops);
  const { lastOrderAt, jobs, processes } = measures;
  const facts = {
    isOpen: shop.opening.isOpen,
    isStopped: state !== 'open' && state !== 'closed',
    lastOrderAt,
    sendsMail: sendsMail(shop),
    failedMails: jobs.failed.mails,
    failedJobs: jobs.failed.others,
    dueSince: jobs.oldestSince,
    processes: processes.length,
    diskFreeBytes,
    lastBackup,
    certificate,
  };
  const levels = judgeConditions(facts, shop.now());
  const opening = describeOpening(state, stops.filter(isObstacle));
  const said = describe(shop, measures, { opening, levels, diskFreeBytes, lastBackup, certificate });
  return {
    level: worstOf(Object.values(levels)),
    items: CONDITIONS.map((id) => ({ id, level: levels[id], about: said[id], to: PLACES[id] ?? null })),
    versions: { shop: shopPackage.version, node: process.versions.node, database: measures.databaseVersion },
  };
}

interface Judged {
  opening: string;
  levels: Record<Condition, Level>;
  diskFreeBytes: number | null;
  lastBackup: LastBackup | null;
  certificate: CertificateEnd;
}

function describe(
  shop: Shop,
  { lastOrderAt, lastMailAt, jobs, processes, databaseBytes }: ShopMeasures,
  { opening, levels, diskFreeBytes, lastBackup, certificate }: Judged,
): Record<Condition, string> {
  const at = (when: Date) => moment.format(when);
  const machines = new Set(processes.map(({ address }) => address)).size;
  const [first] = processes;
  const waits = jobs.oldestSince ? texts.queue.waits(jobs.waiting, at(jobs.oldestSince)) : texts.queue.empty;
  const room = diskFreeBytes === null ? texts.unknownDisk : texts.disk(formatFileSize(diskFreeBytes));
  const mailsLeave = lastMailAt ? texts.mailServer.set(at(lastMailAt)) : texts.mailServer.unused;
  return {
    opening,
    orders: lastOrderAt ? (levels.orders === 'fine' ? texts.lastOrder : texts.quiet)(at(lastOrderAt)) : texts.noOrder,
    mailServer: sendsMail(shop) ? mailsLeave : texts.mailServer.none,
    mails: texts.mails(jobs.failed.mails),
    jobs: texts.jobs(jobs.failed.others),
    queue: levels.queue === 'fine' ? waits : `${waits} ${texts.queue.late}`,
    processes: first ? texts.processes(processes.length, machines, at(first.since)) : texts.noProcess,
    database: texts.database(formatFileSize(databaseBytes)),
    disk: levels.disk === 'fine' ? room : `${room} ${texts.littleRoom}`,
    backup: lastBackup ? describeBackup(lastBackup, shop.now()) : texts.backup.none,
    certificate: describeCertificate(certificate, levels.certificate),
  };
}

/** O.83: everything that stops sales is named here too. */
function describeOpening(state: OpeningState, stops: readonly SalesStop[]): string {
  const { open, closed, held, closesNext, blocked } = texts.opening;
  if (state === 'open') return open;
  if (state === 'closed') return closed;
  const lead = { held, 'closes-next': closesNext, blocked }[state];
  return [lead, ...stops.map(describeStop)].join(' ');
}

function describeBackup(backup: LastBackup, now: Date): string {
  const { checked, unchecked, old } = texts.backup;
  const made = (backup.isChecked ? checked : unchecked)(moment.format(backup.madeAt));
  return isOld(backup, now) ? `${made} ${old}` : made;
}

function describeCertificate(end: CertificateEnd, level: Level): string {
  const { ends, soon, ended } = texts.certificate;
  if (!(end instanceof Date)) return texts.certificate[end];
  return { fine: ends, look: soon, trouble: ended }[level](moment.format(end));
}

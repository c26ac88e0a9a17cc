import { setTimeout as sleep } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import { findDiskRoom, measureShop, type ShopMeasures } from '#modules/back-office/doctor/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

/** A look serves every question within this time: two scrapers cost as much as one. */
const FRESH_MS = 5000;

/** A scraper times out after ten seconds; a silent database must be reported before. */
const MAX_MS = 5000;

/** Figures that are the same in every process: of the shop's database, and of the disk of its data. */
export function addShopGauges(register: Registry, shop: Shop): void {
  let looked: { at: number; found: Promise<ShopMeasures | null> } | undefined;
  let asking = false;
  /** A question that is still waiting is not asked again: it would take one more connection of those that are left. */
  const measure = async () => {
    if (asking) return null;
    asking = true;
    return measureShop(shop)
      .catch(() => null)
      .finally(() => {
        asking = false;
      });
  };
  const look = () => {
    const now = performance.now();
    if (!looked || now - looked.at > FRESH_MS)
      looked = { at: now, found: Promise.race([measure(), sleep(MAX_MS, null, { ref: false })]) };
    return looked.found;
  };
  /** While the database does not answer there is no figure, and `witryna_database_up` says why. */
  const gauge = (name: string, help: string, read: (found: ShopMeasures) => number | null) => {
    new Gauge({
      name,
      help,
      registers: [register],
      async collect() {
        const found = await look();
        const value = found && read(found);
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  };
  new Gauge({
    name: 'witryna_database_up',
    help: '1 while the database answers what the other figures ask',
    registers: [register],
    async collect() {
      this.set((await look()) ? 1 : 0);
    },
  });
  gauge('witryna_database_bytes', 'Size of the database', (found) => found.databaseBytes);
  gauge('witryna_shop_processes', 'Serving processes of all nodes', (found) => found.processes.length);
  gauge('witryna_jobs_waiting', 'Jobs that are due and not done', (found) => found.jobs.waiting);
  gauge('witryna_jobs_oldest_seconds', 'How long the oldest of them has been due', ({ jobs }) =>
    jobs.oldestSince ? (shop.now().getTime() - jobs.oldestSince.getTime()) / 1000 : 0,
  );
  gauge(
    'witryna_failed_mails',
    'Mails that failed and wait for another try or for the owner',
    ({ jobs }) => jobs.failed.mails,
  );
  gauge('witryna_failed_jobs', 'Other jobs that failed', ({ jobs }) => jobs.failed.others);
  gauge('witryna_last_order_timestamp_seconds', 'When the last order was placed', ({ lastOrderAt }) =>
    lastOrderAt ? lastOrderAt.getTime() / 1000 : null,
  );
  new Gauge({
    name: 'witryna_disk_free_bytes',
    help: 'Room on the disk of DATA_DIR',
    registers: [register],
    async collect() {
      const room = await findDiskRoom(shop);
      if (room === null) this.remove();
      else this.set(room);
    },
  });
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ShopProcess, startShop } from '../shop-process/start-shop.ts';

interface Killing {
  dataDir: string;
  env: Record<string, string>;
  /** Between a shop that is open and the next kill. */
  calmMs: number;
  /** So many and then peace; without it until it is stopped. */
  maxKills?: number | undefined;
}

export interface Killer {
  kills: { shop: number; database: number };
  /** Ends the blows and leaves a shop that is open. */
  stop(): Promise<ShopProcess>;
}

/** Kills the shop, its PostgreSQL, or both, in turns and without a warning, and starts the shop again. */
export function startKilling(
  first: ShopProcess,
  { dataDir, env, calmMs, maxKills: blows = Number.POSITIVE_INFINITY }: Killing,
): Killer {
  const kills = { shop: 0, database: 0 };
  const end = new AbortController();
  let shop = first;

  async function go(): Promise<ShopProcess> {
    for (let turn = 0; turn < blows; turn += 1) {
      await sleep(calmMs * (0.5 + Math.random()), undefined, { signal: end.signal }).catch(() => {});
      if (end.signal.aborted) return shop;
      const [killsShop, killsDatabase] = [turn % 3 !== 1, turn % 3 !== 0];
      if (killsDatabase && killPostmaster(dataDir)) kills.database += 1;
      if (!killsShop) continue;
      await shop.kill();
      kills.shop += 1;
      shop = await startShop({ dataDir, env });
    }
    return shop;
  }

  const going = go();
  return {
    kills,
    stop() {
      end.abort();
      return going;
    },
  };
}

/** False while it is not there: the shop is just starting it again. */
function killPostmaster(dataDir: string): boolean {
  try {
    const pid = Number(readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}

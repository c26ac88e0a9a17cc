import { setTimeout as sleep } from 'node:timers/promises';
import { holdShop } from '#modules/back-office/going-live/server/index.ts';
import { ALL_PAGES } from '#platform/db/server/purge-tags.ts';
import { refreshSettings } from '#platform/settings/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { PurgedCache } from './purge-listener.ts';

const RETRY_MS = 500;

/**
 * O.06: the settings of this process are those of the database. Changed ones purge every page; so they are read anew with every
 * such purge, and whenever purges may have been missed. Until they are read no page is kept: it would be rendered with the old ones.
 */
export class SettingsFollower implements PurgedCache {
  readonly #shop: Shop;
  readonly #pages: PurgedCache;
  #identity = '';
  #listens = false;
  #isReading = false;
  #isOld = false;
  #closed = false;

  constructor(shop: Shop, pages: PurgedCache) {
    this.#shop = shop;
    this.#pages = pages;
  }

  /** Whether changes of other nodes are received now. */
  get listens(): boolean {
    return this.#listens;
  }

  get keeping(): boolean {
    return this.#pages.keeping;
  }

  set keeping(keeping: boolean) {
    this.#listens = keeping;
    this.#pages.keeping = keeping && !this.#isOld;
  }

  purge(tags: readonly string[], transaction: number | undefined): void {
    this.#pages.purge(tags, transaction);
    // A held shop caches nothing, and any change may be the one it waits for.
    if (tags.includes(ALL_PAGES) || this.#shop.opening.heldBy?.length) this.#renew();
  }

  forget(): void {
    this.#pages.forget();
  }

  advance(since: number): void {
    this.#pages.advance(since);
  }

  async open(...[identity, purges]: Parameters<PurgedCache['open']>): Promise<void> {
    this.#identity = identity;
    await refreshSettings(this.#shop);
    await this.#pages.open(identity, purges);
  }

  close(): void {
    this.#closed = true;
  }

  #renew(): void {
    this.#isOld = true;
    this.#pages.keeping = false;
    if (!this.#isReading) void this.#read();
  }

  async #read(): Promise<void> {
    this.#isReading = true;
    while (this.#isOld && !this.#closed) {
      this.#isOld = false;
      try {
        await refreshSettings(this.#shop);
        if (this.#shop.opening.heldBy?.length) await holdShop(this.#shop);
      } catch (err) {
        this.#isOld = true;
        this.#shop.log.warn({ err }, 'Changed settings could not be read; trying again');
        await sleep(RETRY_MS, undefined, { ref: false });
      }
    }
    this.#isReading = false;
    // Pages begun meanwhile may show the old ones.
    this.#pages.forget();
    void this.#pages.open(this.#identity, []);
    this.#pages.keeping = this.#listens && !this.#closed;
  }
}

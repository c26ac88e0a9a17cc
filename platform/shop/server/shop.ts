import type { Connection, Queries, Transaction } from '#platform/db/server/connect.ts';
import type { ShopFiles } from '#platform/files/server/index.ts';
import type { SocialLogin } from '#platform/identity/server/social-login.ts';
import type { MailServer } from '#platform/mail/rules/mail-server.ts';
import type { ShopSettings } from '#platform/settings/server/shop-settings.ts';

/** What a line of the log says besides its message. Never addresses with their query, cookies or passwords. */
export interface LogDetails {
  /** What was thrown: the one name under which its message and stack are written out; under any other they are lost. */
  err?: unknown;
  error?: never;
  [name: string]: unknown;
}

/** Where the shop says what happened; the process gives its own logger. */
export interface ShopLog {
  info(details: LogDetails, message: string): void;
  warn(details: LogDetails, message: string): void;
  error(details: LogDetails, message: string): void;
}

/** What the shop needs to be paid through a company, by the company's name; each declares its own in `modules/sales/payments/server`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled where the companies are, in a later district.
export interface ProviderSettings {}

/** What an earlier district needs of a later one, which it may not import: `open-shop.ts` knows them all and gives it in. */
export interface LaterDistricts {
  /** The basket comes along to a browser in which its customer signs in; that browser is locked. */
  copyBasket(tx: Transaction, fromVisitor: number, toVisitor: number): Promise<void>;
  /** Which of these products somebody has ordered: they are never deleted. */
  listOrdered(db: Queries, productIds: readonly number[]): Promise<number[]>;
  /** Which of these products shoppers have written of. */
  listSpokenOf(db: Queries, productIds: readonly number[]): Promise<number[]>;
  /** What the search box proposes besides goods. */
  listTextPages(shop: Shop): Promise<{ id: number; title: string; address: string }[]>;
  /** Sets the payment providers by the keys that the owner stored. */
  refreshProviders(
    shop: Pick<Shop, 'providers' | 'stripeAddress' | 'secretKey'>,
    settings: readonly { name: string; value: unknown }[],
  ): void;
}

/** The address by which customers reach the shop, as set where the process is started. */
export interface ShopAddress {
  publicOrigin: string | null;
  /** Only this machine can open the address. */
  onlyHere: boolean;
  cookieDomain: string | null;
}

/** Who of the shop's people, or which of its tools, changes something; or a stranger who tries to come in. */
export type Actor =
  | { kind: 'staff'; id: number; name: string }
  | { kind: 'command' }
  | { kind: 'import' }
  | { kind: 'system' }
  | { kind: 'stranger' };

/** What every use case of the shop depends on; passed as the first argument. */
export interface Shop extends Pick<Connection, 'db' | 'pool'> {
  settings: ShopSettings;
  /**
   * O.02: whether shoppers may come in; shared by all copies of a shop, like the settings. `heldBy`: what closes a shop that its
   * owner opened, found at the start of this process (decision 26).
   */
  opening: { isOpen: boolean; heldBy?: readonly string[] };
  /** Where the process serves; absent in a demo and in development, which need no public address. */
  address?: ShopAddress;
  /** The mail server: one named where the process is started, else the one the owner set; held by all copies of a shop too. */
  mail: { isSetAtStart: boolean; server: MailServer | null };
  /** Scheme and host shoppers see, for links in mails. */
  origin: string;
  log: ShopLog;
  /** Set where payments go through a company, at the start or by the owner; held by all copies of a shop too. */
  providers: ProviderSettings;
  /** Where Stripe's interface is for keys the owner set; another one than its own is for tests. */
  stripeAddress?: string;
  /** A demo shop: without such a company its payments go to the demo bank, which accepts whatever it is told. */
  demo: boolean;
  /** Whatever every node must find: pictures, what shoppers send, files of imports (decision 52). */
  files: ShopFiles;
  /** Folder of this node alone; the process tells it. */
  dataDir: string;
  /** Providers that confirm who customers are; the process knows which. */
  social: SocialLogin;
  later: LaterDistricts;
  /** By which secrets in the database are sealed; without one they are there as they are. Never logged. */
  secretKey?: string;
  /** The same shop, read from replicas, for public pages; unset where there are none. Asked for by `readingOf` alone. */
  reading?: Shop;
  /** Set in that one: the shop it stands for. */
  primary?: Shop;
  /** For whom it works now; nobody while it serves shoppers. */
  actor?: Actor;
  /** Staff look at the shop as it will be at this moment: what comes out by its date is shown, and nothing of it is cached. */
  seenAt?: Date;
  now(): Date;
}

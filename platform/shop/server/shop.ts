import type { Connection, Queries, Transaction } from '#platform/db/server/connect.ts';
import type { ShopFiles } from '#platform/files/server/index.ts';
import type { SocialLogin } from '#platform/identity/server/social-login.ts';
import type { MailServer } from '#platform/mail/rules/mail-server.ts';
import type { ShopSettings } from '#platform/settings/server/shop-settings.ts';

/** Details of a log line. Never addresses with their query, cookies or passwords. */
export interface LogDetails {
  /** The thrown error: only under this name its message and stack are logged. */
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

/** Settings of payment providers by name; each declares its own in `modules/sales/payments/server`. */
// biome-ignore lint/suspicious/noEmptyInterface: filled where the companies are, in a later district.
export interface ProviderSettings {}

/** Functions of later modules that earlier ones need and may not import; `open-shop.ts` passes them in. */
export interface LaterModules {
  /** Copies basket, favourites and comparison to the browser in which their customer signs in; that browser is locked. */
  copyHoldings(tx: Transaction, fromVisitor: number, toVisitor: number): Promise<void>;
  /** X.19: lists of a browser become the customer's; the customer is locked. */
  adoptLists(tx: Transaction, visitorId: number, customerId: number): Promise<void>;
  /** Customers who saved the size among their favourites or on a list. */
  listSavers(db: Queries, productId: number, sizeType: string): Promise<number[]>;
  /** Whether a picture is shown by an entry, a banner or a product, or in their texts. */
  findPictureUses(db: Queries, file: string): Promise<{ asPhoto: boolean; inText: boolean }>;
  /** Sends the email that confirms a newsletter box ticked in a form. */
  requestNewsletter(
    tx: Transaction,
    shop: Shop,
    request: { email: string; name: string; consent: string; visitorId: number; customerId: number; caller: string },
  ): Promise<void>;
  /** The ordered ones of these products: they are never deleted. */
  listOrdered(db: Queries, productIds: readonly number[]): Promise<number[]>;
  /** Which of these products shoppers have written of. */
  listSpokenOf(db: Queries, productIds: readonly number[]): Promise<number[]>;
  /** Text pages that the search box suggests. */
  listTextPages(shop: Shop): Promise<{ id: number; title: string; address: string }[]>;
  /** Sets the payment providers by the keys that the owner stored. */
  refreshProviders(
    shop: Pick<Shop, 'providers' | 'stripeAddress' | 'secretKey'>,
    settings: readonly { name: string; value: unknown }[],
  ): void;
}

export interface ShopAddress {
  publicOrigin: string | null;
  /** Only this machine can open the address. */
  onlyHere: boolean;
  cookieDomain: string | null;
}

/** The author of a change: a member of the staff, a tool, or a visitor without a session. */
export type Actor =
  | { kind: 'staff'; id: number; name: string }
  | { kind: 'command' }
  | { kind: 'import' }
  | { kind: 'system' }
  | { kind: 'stranger' };

/** Dependencies of every use case; passed as the first argument. */
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
  origin: string;
  log: ShopLog;
  /** Set where payments go through a company, at the start or by the owner; held by all copies of a shop too. */
  providers: ProviderSettings;
  /** Where Stripe's interface is for keys the owner set; another one than its own is for tests. */
  stripeAddress?: string;
  /** A demo shop: without a payment provider its payments go to the demo bank, which accepts everything. */
  demo: boolean;
  /** Files that every node needs: pictures, uploads, files of imports (decision 52). */
  files: ShopFiles;
  /** A folder of this node alone. */
  dataDir: string;
  /** Providers that confirm who customers are; the process knows which. */
  social: SocialLogin;
  later: LaterModules;
  /** By which secrets in the database are sealed; without one they are there as they are. Never logged. */
  secretKey?: string;
  /** The same shop, read from replicas, for public pages; unset where there are none. Asked for by `readingOf` alone. */
  reading?: Shop;
  /** Set in that one: the shop it stands for. */
  primary?: Shop;
  /** The author of changes; undefined while it serves customers. */
  actor?: Actor;
  /** Staff look at the shop as it will be at this moment: what comes out by its date is shown, and nothing of it is cached. */
  seenAt?: Date;
  now(): Date;
}

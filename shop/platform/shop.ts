import type { SocialLogin } from '#shop/customers/accounts/social/social-login.ts';
import type { Connection } from '#shop/platform/db/connect.ts';
import type { ShopSettings } from '#shop/platform/settings/shop-settings.ts';
import type { StripeSettings } from '#shop/selling/payments/stripe/stripe-settings.ts';

/** What a line of the log says beside its message. Never addresses with their query, cookies or passwords. */
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

/** What every use case of the shop stands on; passed as the first argument. */
export interface Shop extends Pick<Connection, 'db' | 'pool'> {
  settings: ShopSettings;
  /** Scheme and host shoppers see, for links in mails. */
  origin: string;
  log: ShopLog;
  /** Set where payments go through Stripe. */
  stripe?: StripeSettings;
  /** A demo shop: without Stripe its payments go to the demo bank, which accepts whatever it is told. */
  demo: boolean;
  /** Folder for what shoppers send; the process tells it. */
  dataDir: string;
  /** Providers that vouch for customers; the process knows which. */
  social: SocialLogin;
  now(): Date;
}

import type { Grosze } from '#platform/money/rules/grosze.ts';

/** Days a consumer has to withdraw (art. 27 of the Polish act on consumer rights). */
export const WITHDRAWAL_DAYS = 14;

/** How goods are sent back; the contract fixes an id for each (3.5). */
export const RETURN_METHODS = ['point', 'courier', 'own', 'locker'] as const;

export type ReturnMethod = (typeof RETURN_METHODS)[number];

/** A carrier that brings goods back to the shop. */
export interface ReturnDelivery {
  id: string;
  method: ReturnMethod;
  name: string;
  /** The customer pays it to the shop. */
  cost: Grosze;
}

export interface PasswordLength {
  min: number;
  max: number;
}

/** One offer of paying in instalments, with the amounts it is open for. */
export interface InstalmentSystem {
  id: string;
  name: string;
  min: Grosze;
  max: Grosze;
  /** Numbers of monthly instalments to choose from, rising. */
  months: number[];
  /** Yearly interest in per mille: 99 is 9.9 %. */
  annualPermille: number;
}

/** Buying now and paying the whole amount later. */
export interface DeferredPayment {
  name: string;
  days: number;
  min: Grosze;
  max: Grosze;
}

export interface PayLater {
  instalments: InstalmentSystem[];
  deferred: DeferredPayment | null;
}

/** Days an order waits for its payment; 0 is no limit. */
export interface UnpaidDays {
  /** Transfers are written by hand, and banks take a day or two. */
  transfer: number;
  /** Card, BLIK, fast transfer, a lender: paid at once or not at all. */
  online: number;
}

export interface FrameLink {
  label: string;
  address: string;
}

export interface FooterColumn {
  title: string;
  links: FrameLink[];
}

/** Links of the owner on every page: next to the categories of the menu, and in the columns of the footer. */
export interface FrameLinks {
  menu: FrameLink[];
  footer: FooterColumn[];
}

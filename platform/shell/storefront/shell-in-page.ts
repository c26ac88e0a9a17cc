import type { PriceType } from '#platform/money/rules/vat.ts';

export interface MenuEntry {
  name: string;
  link: string;
  hasChildren: boolean;
}

export interface MenuNode {
  name: string;
  /** How the link to all of it reads, where the owner has said. */
  wholeName: string | null;
  link: string;
  /** Addresses of its picture, large and small; departments alone have one. */
  photo?: string;
  thumbnail?: string;
  children: MenuNode[];
}

/** Header and footer; the storefront declares its contents. */
// biome-ignore lint/suspicious/noEmptyInterface: declared in storefront/shell, which knows the modules that it shows
export interface ShellFrame {}

/** Data of the header and footer of every screen, the same for every visitor. */
export interface ShellData {
  origin: string;
  settings: {
    name: string;
    brandFolder: string;
    email: string;
    phone: string;
    contactLink: string;
    company: { name: string; street: string; zipcode: string; city: string; taxNumber: string };
    priceType: PriceType;
    searchMinimum: number;
    hoursBeforeOrder: number;
  };
  menu: MenuEntry[];
  /** Frequent searches, shown in the empty search box. */
  popularQueries: string[];
  rebate: { code: string; text: string } | null;
  /** Formatted basket worth from which some delivery is free; null when none is. */
  freeShippingFrom: string | null;
  pages: string[];
  year: number;
  /** Rendered by the server alone; not sent to the browser. */
  frame?: ShellFrame;
}

export const SHELL_DATA = 'shell-data';

let parsed: ShellData | undefined;

/** Shell data of the page, for scripts with or without React. */
export function shellInPage(): ShellData | undefined {
  const text = document.getElementById(SHELL_DATA)?.textContent;
  parsed ??= text ? JSON.parse(text) : undefined;
  return parsed;
}

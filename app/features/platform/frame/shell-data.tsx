import { createContext, useContext } from 'react';
import type { PriceType } from '#rules/platform/money/vat.ts';

/** A category of the first level, as every page carries it. */
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
  children: MenuNode[];
}

/** What surrounds every screen, the same for every visitor. */
export interface ShellData {
  origin: string;
  settings: {
    name: string;
    /** Where the logo and icons are. */
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
  /** What shoppers look for most, shown in the empty search box. */
  popularQueries: string[];
  rebate: { code: string; text: string } | null;
  /** Formatted basket worth from which some delivery is free; null when none is. */
  freeShippingFrom: string | null;
  year: number;
}

/** Given by the page around, and by the island's own root. */
export const ShellContext = createContext<ShellData | undefined>(undefined);

/** The data of the shell; undefined only when the root loader itself failed. */
export function useShell(): ShellData | undefined {
  return useContext(ShellContext);
}

const PLACE = 'shell-data';

/** Written once into every page, for what comes alive in it. */
export function ShellDataScript({ shell }: { shell: ShellData }) {
  // A closing tag in a name must not end the script.
  const text = JSON.stringify(shell).replaceAll('<', '\\u003c');
  const html = { __html: text };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a tag
  return <script type="application/json" id={PLACE} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}

let known: ShellData | undefined;

/** Only in the browser. */
export function shellInPage(): ShellData | undefined {
  const text = document.getElementById(PLACE)?.textContent;
  known ??= text ? JSON.parse(text) : undefined;
  return known;
}

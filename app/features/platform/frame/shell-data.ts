import { useRouteLoaderData } from 'react-router';
import type { PriceType } from '#rules/platform/money/vat.ts';

/** A category of the first level, as every page carries it. */
export interface MenuEntry {
  name: string;
  link: string;
  hasChildren: boolean;
}

export interface MenuNode {
  name: string;
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

/** The data of the shell; undefined only when the root loader itself failed. */
export function useShell(): ShellData | undefined {
  return useRouteLoaderData<ShellData>('root');
}

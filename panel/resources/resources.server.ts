import {
  type ListedResource,
  type Resource,
  toEditorHandle,
  toListHandle,
} from '#modules/back-office/resources/panel/resource.server.ts';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import {
  DICTIONARY,
  PRODUCERS,
  SERIES,
  TRAITS,
  WARRANTIES,
} from '#modules/catalogue/attributes/panel/resources.server.ts';
import { BANNERS } from '#modules/content/home/panel/banners.server.ts';
import { BARS } from '#modules/content/navigation/panel/bars.server.ts';
import { SNIPPETS } from '#modules/content/pages/panel/snippets.server.ts';
import { COURIERS, LOCATIONS } from '#modules/sales/delivery/panel/resources.server.ts';
import { EXPRESS } from '#modules/sales/express-checkout/panel/resource.server.ts';
import { METHODS } from '#modules/sales/payments/panel/methods.server.ts';
import { GIFTS, REBATES } from '#modules/sales/rebates/panel/resources.server.ts';

/** Resources whose list and editor are the shared screens. */
const RESOURCES: readonly Resource[] = [
  PRODUCERS,
  SERIES,
  DICTIONARY,
  WARRANTIES,
  SNIPPETS,
  BARS,
  LOCATIONS,
  METHODS,
  EXPRESS,
  REBATES,
  GIFTS,
];

/** Values of traits and pictures of banners are edited on screens of their own; closed days are next to the list of couriers. */
const LISTED: readonly ListedResource[] = [...RESOURCES, TRAITS, BANNERS];
const EDITED: readonly Resource[] = [...RESOURCES, COURIERS];

const lists = new Map(LISTED.map((resource) => [resource.list, resource]));
const editors = new Map(EDITED.map((resource) => [resource.list, resource]));

export const listedResource = (address: string) => at(lists, address);
export const editedResource = (address: string) => at(editors, address.replace(/\/[^/]*$/, ''));

function at<Found>(resources: Map<string, Found>, address: string): Found {
  const found = resources.get(address);
  if (!found) throw new Error(`No resource of the panel is at ${address}`);
  return found;
}

/** The permissions of a shared screen; its route id is its address (panel/routes.ts). Undefined for screens with a handle of their own. */
export function resourceHandle(id: string): PanelHandle | undefined {
  if (!id.startsWith('/zaplecze/')) return undefined;
  return id.endsWith('/:id') ? toEditorHandle(editedResource(id)) : toListHandle(listedResource(id));
}

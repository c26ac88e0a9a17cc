import type { ChecklistId } from './checklist-items.ts';

/**
 * `closes`: the shop cannot be opened, and an open shop does not let customers in after its next start, because it would take
 * money half-configured. `blocks`: the shop cannot be opened, but an open shop stays open. `hint`: the owner is reminded of it.
 */
export type StopLevel = 'closes' | 'blocks' | 'hint';

/** Everything that stops sales or the next opening: the item of the checklist it belongs to, and how severe it is. */
export const SALES_STOPS = {
  'public-origin': { item: 'address', level: 'closes' },
  http: { item: 'address', level: 'closes' },
  'cookie-domain': { item: 'address', level: 'closes' },
  'demo-settings': { item: 'demo', level: 'closes' },
  'demo-customer': { item: 'demo', level: 'closes' },
  'demo-owner': { item: 'demo', level: 'closes' },
  'demo-text': { item: 'demo', level: 'closes' },
  'demo-producer': { item: 'demo', level: 'closes' },
  name: { item: 'name', level: 'blocks' },
  company: { item: 'company', level: 'closes' },
  'company-number': { item: 'company', level: 'closes' },
  contact: { item: 'contact', level: 'closes' },
  courier: { item: 'courier', level: 'blocks' },
  'pickup-points': { item: 'courier', level: 'blocks' },
  'pickup-stores': { item: 'courier', level: 'blocks' },
  'payment-method': { item: 'payment', level: 'blocks' },
  'payment-provider': { item: 'payment', level: 'closes' },
  'payment-test': { item: 'payment', level: 'closes' },
  'bank-account': { item: 'payment', level: 'closes' },
  terms: { item: 'terms', level: 'closes' },
  privacy: { item: 'privacy', level: 'closes' },
  'return-address': { item: 'return-address', level: 'blocks' },
  mail: { item: 'mail', level: 'closes' },
  accessibility: { item: 'accessibility', level: 'hint' },
  product: { item: 'product', level: 'hint' },
} as const satisfies Record<string, { item: ChecklistId; level: StopLevel }>;

export type SalesStopId = keyof typeof SALES_STOPS;

export interface SalesStop {
  id: SalesStopId;
  item: ChecklistId;
  level: StopLevel;
  /** Names of what is missing or wrong: settings, payment methods, couriers, pages. */
  examples: string[];
}

export function isObstacle({ level }: SalesStop): boolean {
  return level !== 'hint';
}

import type { Shop } from '#shop/platform/shop.ts';

/** Passkeys belong to a host name: the one shoppers see. */
export function relyingParty({ origin, settings }: Pick<Shop, 'origin' | 'settings'>) {
  return { name: settings.name, id: new URL(origin).hostname, origin };
}

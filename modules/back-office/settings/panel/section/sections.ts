import type * as texts from '../../texts/panel.ts';
import type { GroupId } from './groups.ts';

export type SectionId = keyof typeof texts.sections;
export type CardId = GroupId | 'mail' | 'provider';

/** The sections of the settings, in the order of the index, with the cards of each. */
export const SECTIONS: Readonly<Record<SectionId, readonly CardId[]>> = {
  firma: ['company', 'contact', 'register'],
  sklep: ['brand', 'listings', 'rebateBar'],
  sprzedaz: ['selling', 'payLater'],
  platnosci: ['account', 'provider'],
  wysylka: ['shipment', 'returns'],
  poczta: ['mail'],
  bezpieczenstwo: ['limits'],
};

export const SETTINGS = '/zaplecze/ustawienia';

export function isSectionId(id: string): id is SectionId {
  return Object.hasOwn(SECTIONS, id);
}

export function sectionOf(card: CardId): SectionId {
  return sectionIds.find((id) => SECTIONS[id].includes(card)) ?? 'firma';
}

/** The address of one card: `/zaplecze/ustawienia/firma#company`, with what is asked of it. */
export function cardAddress(card: CardId, query = ''): string {
  return `${SETTINGS}/${sectionOf(card)}${query}#${card}`;
}

export const sectionIds = Object.keys(SECTIONS).filter(isSectionId);

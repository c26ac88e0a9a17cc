import type { RouterContextProvider } from 'react-router';
import { listObstacles } from '#modules/back-office/going-live/rules/checklist.ts';
import type { ChecklistId } from '#modules/back-office/going-live/rules/checklist-items.ts';
import type { SalesStop } from '#modules/back-office/going-live/rules/sales-stops.ts';
import { checklist } from '#modules/back-office/going-live/server/index.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { type SectionId, sectionIds } from './section/sections.ts';

/** The section that holds what an item of the checklist asks for. */
const REQUESTED: Partial<Record<ChecklistId, SectionId>> = {
  name: 'sklep',
  company: 'firma',
  contact: 'firma',
  'return-address': 'wysylka',
  mail: 'poczta',
};

const isSetWithMoney = ({ id }: SalesStop) => id === 'bank-account' || id === 'payment-test';

/** The sections, with those that lack something the shop cannot open without. */
export async function loadSettings(context: Readonly<RouterContextProvider>) {
  const obstacles = listObstacles(await checklist(staffShop(context)));
  const incomplete = obstacles.map(({ id, stops }) => (stops.some(isSetWithMoney) ? 'platnosci' : REQUESTED[id]));
  return { sections: sectionIds.map((id) => ({ id, isIncomplete: incomplete.includes(id) })) };
}

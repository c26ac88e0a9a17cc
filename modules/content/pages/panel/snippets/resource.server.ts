import type { LoaderFunctionArgs } from 'react-router';
import { type Resource, savedAnswer } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import type { ResourceRow } from '#modules/back-office/resources/panel/resource-list.tsx';
import { stateOff, stateOn } from '#modules/back-office/resources/texts/panel.ts';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { snippets as texts } from '#modules/content/home/texts/panel-pieces.ts';
import { snippetFields } from '../../rules/snippet-fields.ts';
import * as content from '../../server/index.ts';

export const SNIPPETS: Resource<typeof snippetFields> = {
  list: '/zaplecze/wstawki',
  fields: snippetFields,
  fresh: content.NEW_SNIPPET,
  // Pieces of an import have no name: the heading of the screen needs one.
  find: async (shop, id) => {
    const piece = await content.findManagedSnippet(shop, id);
    return piece && { ...piece, product: piece.title || texts.untitled(id) };
  },
  save: content.saveSnippet,
  turn: content.switchSnippet,
  remove: content.removeSnippet,
};

const DEVICES = ['onMobile', 'onTablet', 'onPc'] as const;

export async function loadSnippets({ context, request }: LoaderFunctionArgs) {
  const known = await content.listManagedSnippets(staffShop(context));
  const rows = known.map((piece): ResourceRow => {
    const devices = DEVICES.filter((device) => piece[device]).map((device) => texts.devices[device]);
    return {
      id: piece.id,
      name: piece.title || texts.untitled(piece.id),
      cells: [texts.fields.category.choices[piece.category], piece.address || texts.everywhere, devices.join(', ')],
      state: { label: piece.active ? stateOn : stateOff, tone: piece.active ? 'ok' : 'neutral' },
      isOn: piece.active,
    };
  });
  return { rows, mayChange: isAllowed(context, 'scripts.change'), saved: savedAnswer(request) };
}

import type { Resource } from '#modules/back-office/resources/panel/resource.server.ts';
import { enabledState } from '#modules/back-office/resources/texts/panel.ts';
import { snippetFields } from '../rules/snippet-fields.ts';
import * as content from '../server/index.ts';
import { snippets as texts } from '../texts/panel-snippets.ts';

const DEVICES = ['onMobile', 'onTablet', 'onPc'] as const;

export const SNIPPETS: Resource<typeof snippetFields> = {
  list: '/zaplecze/wstawki',
  access: { see: 'content.see', change: 'scripts.change' },
  sensitive: ['on', 'save'],
  texts,
  fields: snippetFields,
  groups: [
    { title: texts.groups.what, names: ['kind', 'title', 'region', 'opens', 'active'] },
    { title: texts.groups.where, names: ['category', 'address', 'onMobile', 'onTablet', 'onPc'] },
    { title: texts.groups.code, names: ['content', 'script'] },
  ],
  nameField: 'title',
  defaultValues: content.NEW_SNIPPET,
  async rows(shop) {
    return (await content.listManagedSnippets(shop)).map((snippet) => {
      const devices = DEVICES.filter((device) => snippet[device]).map((device) => texts.devices[device]);
      return {
        id: snippet.id,
        name: snippet.title || texts.untitled(snippet.id),
        cells: [
          texts.fields.category.choices[snippet.category],
          snippet.address || texts.everywhere,
          devices.join(', '),
        ],
        state: enabledState(snippet.active),
        isOn: snippet.active,
      };
    });
  },
  // Imported snippets have no title, and the heading of the screen needs one.
  find: async (shop, id) => {
    const snippet = await content.findManagedSnippet(shop, id);
    return snippet && { ...snippet, product: snippet.title || texts.untitled(id) };
  },
  save: content.saveSnippet,
  setEnabled: content.switchSnippet,
  remove: content.removeSnippet,
};

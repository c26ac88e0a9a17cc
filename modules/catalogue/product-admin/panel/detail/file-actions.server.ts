import { data } from 'react-router';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addEnclosure, moveEnclosure, nameEnclosure, removeEnclosure } from '../../server/index.ts';
import { files as texts } from '../../texts/panel-product.ts';

const FILE_ACTIONS = ['file-add', 'file-name', 'file-up', 'file-down', 'file-remove'] as const;
type FileAct = (typeof FILE_ACTIONS)[number];

export function isFileAct(intent: string): intent is FileAct {
  return FILE_ACTIONS.some((act) => act === intent);
}

export interface FilesAnswer extends ActAnswer {
  /** The name of a file that was refused. */
  fileTitle?: string;
}

export async function changeFiles(shop: Shop, id: number, intent: FileAct, form: FormData): Promise<FilesAnswer> {
  const fileTitle = String(form.get('title') ?? '');
  const file = Number(form.get('enclosure'));
  const outcome = await act();
  if (outcome === 'unknown') throw data(null, 404);
  return outcome === 'done' ? { done: texts.changed } : { fileTitle, refused: texts.refusals[outcome] };

  async function act() {
    switch (intent) {
      case 'file-add': {
        const sent = form.get('file');
        if (!(sent instanceof File) || sent.size === 0) return 'empty';
        return addEnclosure(shop, id, fileTitle, {
          name: sent.name,
          bytes: new Uint8Array(await sent.arrayBuffer()),
          inGallery: form.has('gallery'),
        });
      }
      case 'file-name':
        return nameEnclosure(shop, id, file, fileTitle);
      case 'file-remove':
        return removeEnclosure(shop, id, file);
      default:
        return moveEnclosure(shop, id, file, intent === 'file-up' ? -1 : 1);
    }
  }
}

import { data } from 'react-router';
import { unknownIntent } from '#modules/back-office/staff/panel/entering.server.ts';
import { tooLarge } from '#modules/content/pictures/texts/panel.ts';
import { formatMegabytes } from '#platform/files/rules/file-size.ts';
import { PANEL_FORM_BYTES, TOO_LARGE } from '#platform/files/rules/owner-pictures.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import type { Shop } from '#platform/shop/server/shop.ts';
import { addPhoto, describePhoto, focusPhoto, listPhotos, orderPhotos, removePhoto } from '../../server/index.ts';
import { photos as texts } from '../../texts/panel-product.ts';

export async function changePhotos(shop: Shop, id: number, intent: string, form: FormData): Promise<ActAnswer> {
  const photo = Number(form.get('photo'));
  if (intent === TOO_LARGE) return { refused: tooLarge.total(formatMegabytes(PANEL_FORM_BYTES)) };
  if (intent === 'add-photos') return addPhotos(shop, id, form.getAll('file'));
  const outcome = await changeOne(shop, id, intent, photo, form);
  if (outcome === 'unknown') throw data(null, 404);
  return { done: texts.changed };
}

async function changeOne(shop: Shop, id: number, intent: string, photo: number, form: FormData) {
  switch (intent) {
    case 'photo-up':
    case 'photo-down': {
      const ids = (await listPhotos(shop, id)).map((one) => one.id);
      const from = ids.indexOf(photo);
      const to = Math.max(0, from + (intent === 'photo-up' ? -1 : 1));
      return from < 0 ? 'unknown' : orderPhotos(shop, id, ids.toSpliced(from, 1).toSpliced(to, 0, photo));
    }
    case 'photo-order':
      return orderPhotos(shop, id, String(form.get('order')).split(',').map(Number));
    case 'photo-alt':
      return describePhoto(shop, id, photo, String(form.get('alt') ?? ''));
    case 'photo-focus':
      return focusPhoto(shop, id, photo, { x: form.get('x'), y: form.get('y') });
    case 'photo-remove':
      return removePhoto(shop, id, photo);
    default:
      throw unknownIntent();
  }
}

async function addPhotos(shop: Shop, id: number, files: FormDataEntryValue[]): Promise<ActAnswer> {
  const sent = files.filter((file): file is File => file instanceof File && file.name !== '');
  if (sent.length === 0) return { refused: texts.missing };
  let added = 0;
  const refused: string[] = [];
  for (const file of sent) {
    const outcome = await addPhoto(shop, id, { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
    if (outcome === 'added') added += 1;
    else refused.push(texts.refused(file.name, texts.refusals[outcome]));
  }
  const done = added > 0 ? texts.added(added) : undefined;
  return refused.length > 0 ? { refused: [done, ...refused].filter(Boolean).join(' ') } : { done };
}

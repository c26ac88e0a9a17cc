import type { RouterContextProvider } from 'react-router';
import { unknownIntent, withStatus } from '#modules/back-office/staff/panel/entering.server.ts';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { TOO_LARGE } from '#platform/files/rules/owner-pictures.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import { addPicture, describePicture, listPictures, type Picture, removePicture } from '../server/index.ts';
import { answers, refusals } from '../texts/panel.ts';

const ON_PAGE = 48;

export async function loadPictures(context: Readonly<RouterContextProvider>, request: Request) {
  const { searchParams } = new URL(request.url);
  const text = searchParams.get('szukaj')?.trim() ?? '';
  const before = Number(searchParams.get('przed')) || undefined;
  const pictures = await listPictures(staffShop(context), { text, before, limit: ON_PAGE });
  const last = pictures.length === ON_PAGE ? pictures.at(-1)?.id : undefined;
  return {
    text,
    pictures,
    next: last === undefined ? null : `?${new URLSearchParams({ szukaj: text, przed: String(last) })}`,
    mayChange: isAllowed(context, 'content.change'),
  };
}

export interface PicturesAnswer extends ActAnswer {
  added?: Picture;
  alt?: string;
}

export async function changePictures(context: Readonly<RouterContextProvider>, request: Request) {
  const form = await request.formData();
  const isTooLarge = form.get('intent') === TOO_LARGE;
  return withStatus(request, await change(context, form), isTooLarge ? 413 : undefined);
}

async function change(context: Readonly<RouterContextProvider>, form: FormData): Promise<PicturesAnswer> {
  const shop = staffShop(context);
  const id = Number(form.get('id'));
  const alt = String(form.get('alt') ?? '');
  switch (form.get('intent')) {
    case TOO_LARGE:
      return { alt, refused: refusals['too-large'] };
    case 'add': {
      const file = form.get('file');
      if (!(file instanceof File) || file.size === 0) return { alt, refused: refusals.empty };
      const added = await addPicture(shop, { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }, alt);
      if (!('refused' in added)) return { done: answers.added, added };
      return { alt, refused: added.refused === 'alt-missing' ? answers['alt-missing'] : refusals[added.refused] };
    }
    case 'describe': {
      const outcome = await describePicture(shop, id, alt);
      return outcome === 'saved' ? { done: answers.saved } : { refused: answers[outcome] };
    }
    case 'remove': {
      const outcome = await removePicture(shop, id);
      return outcome === 'removed' ? { done: answers.removed } : { refused: answers[outcome] };
    }
    default:
      throw unknownIntent();
  }
}

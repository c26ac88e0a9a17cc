import { data, type RouterContextProvider } from 'react-router';
import { refuse, textOf, unknownIntent } from '#admin/entering.server.ts';
import { staffShop } from '#admin/staff.server.ts';
import type { FormAnswer } from '#admin/ui/act-result.tsx';
import { OPINION_STATES } from '#rules/after-sale/opinions/opinion-view.ts';
import { productLink } from '#rules/platform/links/screen-links.ts';
import {
  answerOpinion,
  countOpinionStates,
  findOpinionPhoto,
  listOpinionsByState,
  setOpinionState,
} from '#shop/after-sale/opinions/index.ts';
import * as shared from '#texts/panel/after-sale.ts';
import * as texts from '#texts/panel/after-sale-opinions.ts';
import { cutPage, queueAsked, sendUpload } from '../parts/after-sale.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadOpinions(context: Context, request: Request) {
  const shop = staffShop(context);
  const { tab, page, part } = queueAsked(request, OPINION_STATES, 'waiting');
  const { rows, pages } = cutPage(await listOpinionsByState(shop, tab, part), page);
  return {
    tab,
    counts: await countOpinionStates(shop),
    pages,
    opinions: rows.map(({ photo, productId, productName, productSlug, ...opinion }) => ({
      ...opinion,
      product: productId && productName ? { name: productName, link: productLink(productId, productSlug ?? '') } : null,
      photo: photo === null ? null : `/zaplecze/opinie/${opinion.id}/zdjecie`,
    })),
  };
}

export type ShownOpinion = Awaited<ReturnType<typeof loadOpinions>>['opinions'][number];

/** Everybody sees it, nobody does, or the shop says something below it. */
export async function moderate(context: Context, request: Request) {
  const shop = staffShop(context);
  const form = await request.formData();
  const id = Number(textOf(form, 'id'));
  const reply = textOf(form, 'reply').trim();
  switch (form.get('intent')) {
    case 'publish': {
      const undo = { intent: 'unpublish', fields: { id: String(id) } };
      return answer(form, await setOpinionState(shop, id, 'published'), texts.done.publish, undo);
    }
    case 'unpublish':
      return answer(form, await setOpinionState(shop, id, 'waiting'), texts.done.unpublish);
    case 'reject':
      return answer(form, await setOpinionState(shop, id, 'rejected'), texts.done.reject);
    case 'reply':
      return answer(form, await answerOpinion(shop, id, reply), reply ? texts.done.reply : texts.done.noReply);
    default:
      throw unknownIntent();
  }
}

function answer(form: FormData, isDone: boolean, done: string, undo?: FormAnswer['undo']) {
  return isDone ? data<FormAnswer>({ done, undo }) : refuse(form, { refused: shared.gone });
}

export async function sendOpinionPhoto(context: Context, id: string): Promise<Response> {
  const shop = staffShop(context);
  return sendUpload(shop, await findOpinionPhoto(shop, Number(id)));
}

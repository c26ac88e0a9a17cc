import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { toTyped } from '#modules/back-office/resources/panel/to-typed.ts';
import { textOf } from '#modules/back-office/staff/panel/entering.server.ts';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { type Faults, parseFields, writeFields } from '#platform/forms/rules/typed-fields.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import type { Shop } from '#platform/shop/server/shop.ts';
import { frameFields, toFrameValues } from '../../rules/frame-fields.ts';
import { markOfFrame, resetFrameLinks, saveFrameLinks } from '../../server/index.ts';
import { defaultLinks } from '../../texts/links.ts';
import * as texts from '../../texts/panel.ts';

const typedNow = (shop: Shop) => writeFields(frameFields, toFrameValues(shop.settings.frameLinks ?? defaultLinks));

export async function loadFrame({ context }: LoaderFunctionArgs) {
  const shop = staffShop(context);
  return { typed: typedNow(shop), mark: markOfFrame(shop), mayChange: isAllowed(context, 'content.change') };
}

interface FrameAnswer extends ActAnswer {
  typed?: Record<string, string>;
  faults?: Faults;
  stale?: Record<string, string>;
  mark?: string;
}

export async function changeFrame({ context, request }: ActionFunctionArgs) {
  const form = await request.formData();
  const shop = staffShop(context);
  if (form.get('intent') === 'reset') {
    await resetFrameLinks(shop);
    return data<FrameAnswer>({ done: texts.reset.done });
  }
  const typed = toTyped(frameFields, form);
  const { values, faults } = parseFields(frameFields, typed);
  if (faults) return data<FrameAnswer>({ typed, faults }, 400);
  const outcome = await saveFrameLinks(shop, values, textOf(form, 'mark') || undefined);
  switch (outcome.kind) {
    case 'saved':
      return data<FrameAnswer>({ done: texts.saved });
    case 'faults':
      return data<FrameAnswer>({ typed, faults: outcome.faults }, 400);
    case 'refused':
      return data<FrameAnswer>({ typed, refused: texts.refused }, 400);
    case 'stale':
      return data<FrameAnswer>({ typed, stale: typedNow(shop), mark: markOfFrame(shop) }, 409);
  }
}

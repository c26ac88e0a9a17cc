import { data, type RouterContextProvider, redirect } from 'react-router';
import { withStatus } from '#modules/back-office/staff/panel/entering.server.ts';
import { staffOf, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { TOO_LARGE } from '#platform/files/rules/owner-pictures.ts';
import type { Faults } from '#platform/forms/rules/typed-fields.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { warsawTime, writeMinutes } from '#platform/time/rules/day.ts';
import { sizeFields } from '../../rules/size-fields.ts';
import {
  archiveProduct,
  type Difference,
  dropDraft,
  duplicateProduct,
  NEW_SIZE,
  type ProductEdit,
  readTyped,
  saveDraft,
  saveProduct,
} from '../../server/index.ts';
import { actions, draft } from '../../texts/panel-product.ts';
import { describeBundle, type ShownBundle } from '../underpriced/describe-bundle.server.ts';
import { changeFiles, type FilesAnswer, isFileAct } from './file-actions.server.ts';
import { draftLink } from './load.server.ts';
import { changePhotos } from './photo-actions.server.ts';
import { countPlaces } from './place-actions.server.ts';

export interface EditAnswer extends FilesAnswer {
  typed?: Record<string, string>;
  faults?: Faults;
  differences?: Difference[];
  /** With which the form is sent the next time. */
  opened?: Record<string, string>;
  version?: number;
  draft?: { at: string; preview: string };
  /** Saving waits for the confirmation of this. */
  underpriced?: ShownBundle;
}

export async function changeProduct(
  context: Readonly<RouterContextProvider>,
  request: Request,
  given: string | undefined,
) {
  const form = await request.formData();
  const intent = String(form.get('intent') ?? '');
  const answer = await change(context, Number(given), intent, form);
  return withStatus(
    request,
    answer,
    intent === TOO_LARGE ? 413 : answer.differences || answer.underpriced ? 409 : undefined,
  );
}

async function change(
  context: Readonly<RouterContextProvider>,
  id: number,
  intent: string,
  form: FormData,
): Promise<EditAnswer> {
  const shop = staffShop(context);
  switch (intent) {
    case 'save':
      return save(shop, id, readEdit(form));
    case 'draft':
      return keepDraft(shop, id, staffOf(context).id, readEdit(form));
    case 'discard':
      await dropDraft(shop.db, id, staffOf(context).id);
      return { done: draft.discarded };
    case 'duplicate': {
      const copy = await duplicateProduct(shop, id);
      if (copy === null) throw data(null, 404);
      throw redirect(`/zaplecze/produkty/${copy}?kopia=1`);
    }
    case 'archive':
    case 'fetch-back': {
      if (!(await archiveProduct(shop, id, intent === 'archive'))) throw data(null, 404);
      return { done: intent === 'archive' ? actions.archived : actions.fetched };
    }
    case 'places':
      return countPlaces(shop, id, form);
    default:
      if (isFileAct(intent)) return changeFiles(shop, id, intent, form);
      return changePhotos(shop, id, intent, form);
  }
}

/** An unticked checkbox is not sent. */
function readEdit(form: FormData): ProductEdit {
  const opened = parseOpened(String(form.get('opened') ?? ''));
  const names = [...Object.keys(opened), ...Object.keys(sizeFields).map((name) => `${NEW_SIZE}.${name}`)];
  const typed = Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? '').replaceAll('\r\n', '\n')]));
  return {
    opened,
    typed,
    version: Number(form.get('version')),
    confirmedSaving: Number(form.get('confirmedSaving') ?? 0),
  };
}

function parseOpened(text: string): Record<string, string> {
  try {
    const parsed: unknown = JSON.parse(text);
    const entries = typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : [];
    return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
  } catch {
    throw data(null, 400);
  }
}

async function save(shop: Shop, id: number, edit: ProductEdit): Promise<EditAnswer> {
  const outcome = await saveProduct(shop, id, edit);
  if (outcome.kind === 'unknown') throw data(null, 404);
  if (outcome.kind === 'saved') throw redirect(`/zaplecze/produkty/${id}?zapisano=1`);
  const again = { typed: edit.typed, opened: opened(edit), version: edit.version };
  if (outcome.kind === 'faults') return { ...again, faults: outcome.faults };
  if (outcome.kind === 'underpriced') return { ...again, underpriced: describeBundle(outcome.bundle) };
  const now = await readTyped(shop.db, id);
  if (!now) throw data(null, 404);
  const { typed, differences } = outcome;
  return { typed, differences, opened: now.typed, version: now.row.version };
}

function opened({ opened: known }: ProductEdit): Record<string, string> {
  return Object.fromEntries(Object.entries(known).map(([name, text]) => [name, text ?? '']));
}

async function keepDraft(shop: Shop, id: number, staffId: number, edit: ProductEdit): Promise<EditAnswer> {
  const key = await saveDraft(shop, id, staffId, edit);
  const product = await readTyped(shop.db, id);
  if (key === null || !product) throw data(null, 404);
  const at = writeMinutes(warsawTime(shop.now()).minutes);
  return {
    done: draft.saved,
    typed: edit.typed,
    opened: opened(edit),
    version: edit.version,
    draft: { at, preview: draftLink(id, product.row.slug, key) },
  };
}

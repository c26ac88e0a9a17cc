import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import {
  loadResource,
  type Resource,
  saveResource,
} from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { categoryFields } from '#modules/catalogue/products/rules/group-fields.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import * as tree from '../../server/index.ts';
import { answers } from '../../texts/panel.ts';

const CATEGORY: Omit<Resource<typeof categoryFields>, 'remove'> = {
  list: '/zaplecze/kategorie',
  fields: categoryFields,
  fresh: tree.NEW_CATEGORY,
  find: tree.findManagedCategory,
  save: tree.saveCategory,
  options: async (shop) => ({ parentId: await tree.listCategoryChoices(shop) }),
};

/** One category; a new one below the one that was asked for. */
export async function loadCategory(args: LoaderFunctionArgs) {
  const loaded = await loadResource(CATEGORY, args);
  const parentId = new URL(args.request.url).searchParams.get('w');
  return loaded.id === null && parentId ? { ...loaded, typed: { ...loaded.typed, parentId } } : loaded;
}

export async function changeCategory(args: ActionFunctionArgs) {
  const { context, request, params } = args;
  const form = await request.clone().formData();
  if (form.get('intent') !== 'remove') return saveResource(CATEGORY, args);
  const outcome = await tree.removeCategory(staffShop(context), Number(params.id));
  if (outcome === 'removed') return redirect(`${CATEGORY.list}?usunieto=1`);
  return data<ActAnswer>({ refused: answers[outcome] }, 409);
}

import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { EditedResource } from '#modules/back-office/resources/panel/resource.server.ts';
import { loadResource, saveResource } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { categoryFields } from '#modules/catalogue/products/rules/group-fields.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import * as tree from '../../server/index.ts';
import * as texts from '../../texts/panel.ts';

const CATEGORY: EditedResource<typeof categoryFields> = {
  list: '/zaplecze/kategorie',
  texts: { list: texts.title, create: texts.create, fields: texts.fields },
  fields: categoryFields,
  groups: [
    { title: texts.groups.what, names: ['name', 'parentId', 'slug', 'wholeName', 'hidden'] },
    { title: texts.groups.shown, names: ['photo', 'description'] },
    { title: texts.groups.sites, names: ['googleCategory', 'ceneoCategory'] },
  ],
  nameField: 'name',
  defaultValues: tree.NEW_CATEGORY,
  find: tree.findManagedCategory,
  save: tree.saveCategory,
  options: async (shop) => ({ parentId: await tree.listCategoryChoices(shop) }),
};

/** A new category is below the one in the query parameter `w`. */
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
  return data<ActAnswer>({ refused: texts.answers[outcome] }, 409);
}

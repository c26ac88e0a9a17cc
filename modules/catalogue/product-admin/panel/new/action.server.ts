import { type RouterContextProvider, redirect } from 'react-router';
import { wrong } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { toTyped } from '#modules/back-office/resources/panel/to-typed.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { listCategoryChoices } from '#modules/catalogue/categories/server/index.ts';
import { parseFields } from '#platform/forms/rules/typed-fields.ts';
import { newProductFields } from '../../rules/new-product.ts';
import { createProduct } from '../../server/index.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadFresh(context: Context) {
  return { options: { categoryId: await listCategoryChoices(staffShop(context)) } };
}

export async function createFresh(context: Context, request: Request) {
  const typed = toTyped(newProductFields, await request.formData());
  const { values, faults } = parseFields(newProductFields, typed);
  if (faults) return wrong(typed, faults);
  const outcome = await createProduct(staffShop(context), values);
  if (!outcome.ok) return wrong(typed, outcome.faults ?? {});
  throw redirect(`/zaplecze/produkty/${outcome.id}?nowy=1`);
}

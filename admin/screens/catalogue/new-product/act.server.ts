import { type RouterContextProvider, redirect } from 'react-router';
import { staffShop } from '#admin/staff.server.ts';
import { wrong } from '#admin/ui/things/thing-acts.server.ts';
import { toTyped } from '#admin/ui/things/to-typed.ts';
import { newProductFields } from '#rules/catalogue/managing/new-product.ts';
import { parseFields } from '#rules/platform/forms/typed-fields.ts';
import { createProduct } from '#shop/catalogue/managing/index.ts';
import { listCategoryChoices } from '#shop/catalogue/tree/index.ts';

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

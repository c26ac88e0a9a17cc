import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ResourceForm } from '#modules/back-office/resources/panel/resource-form.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { newProductFields } from '../../rules/new-product.ts';
import { newProduct as texts, title } from '../../texts/panel-list.ts';
import { fields, sizeFields } from '../../texts/panel-product.ts';
import { createFresh, loadFresh } from './action.server.ts';

export const handle: PanelHandle = {
  access: 'catalogue.change',
  actions: { save: 'catalogue.change' },
  title: texts.title,
};
export const loader = ({ context }: LoaderFunctionArgs) => loadFresh(context);
export const action = ({ context, request }: ActionFunctionArgs) => createFresh(context, request);

const WORDS = {
  name: fields.name,
  code: { ...fields.code, hint: texts.codeHint },
  categoryId: fields.categoryId,
  price: sizeFields.price,
  stock: sizeFields.stock,
};

/** The little a product must have; its editor asks for the rest. */
export default function NewProduct() {
  const { options } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <ScreenHeader title={texts.title} lead={texts.lead} back={{ to: '/zaplecze/produkty', label: title }} />
      <ResourceForm
        key={JSON.stringify(refused?.faults ?? null)}
        fields={newProductFields}
        groups={[{ names: Object.keys(newProductFields) }]}
        words={WORDS}
        typed={refused?.typed ?? { stock: '0' }}
        faults={refused?.faults}
        options={options}
        send={texts.create}
        back="/zaplecze/produkty"
      />
    </>
  );
}

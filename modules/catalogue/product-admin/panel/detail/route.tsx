import {
  type ActionFunctionArgs,
  Form,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { TOO_LARGE } from '#platform/files/rules/owner-pictures.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { keepTyped, unlessLost } from '#platform/panel-ui/save-typed.ts';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { list as listTexts } from '../../texts/panel-list.ts';
import * as texts from '../../texts/panel-product.ts';
import { UnderpricedNotice } from '../underpriced/underpriced-notice.tsx';
import { changeProduct } from './action.server.ts';
import { Differences } from './differences.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { FileSection } from './file-section.tsx';
import { loadProduct } from './load.server.ts';
import { PhotoSection } from './photo-section.tsx';
import { PlaceSection } from './place-section.tsx';
import { PriceHistory } from './price-history.tsx';
import { ProductForm } from './product-form.tsx';
import { SectionNav } from './section-nav.tsx';

export const handle: PanelHandle = {
  access: 'catalogue.see',
  actions: {
    save: 'catalogue.change',
    draft: 'catalogue.change',
    discard: 'catalogue.change',
    duplicate: 'catalogue.change',
    archive: 'catalogue.change',
    'fetch-back': 'catalogue.change',
    places: 'stock.change',
    'add-photos': 'catalogue.change',
    [TOO_LARGE]: 'catalogue.change',
    'photo-up': 'catalogue.change',
    'photo-down': 'catalogue.change',
    'photo-order': 'catalogue.change',
    'photo-alt': 'catalogue.change',
    'photo-focus': 'catalogue.change',
    'photo-remove': 'catalogue.change',
    'file-add': 'catalogue.change',
    'file-name': 'catalogue.change',
    'file-up': 'catalogue.change',
    'file-down': 'catalogue.change',
    'file-remove': 'catalogue.change',
  },
  title: ({ name }: { name: string }) => name,
};

export const loader = ({ context, request, params }: LoaderFunctionArgs) => loadProduct(context, request, params.id);
export const action = ({ context, request, params }: ActionFunctionArgs) => changeProduct(context, request, params.id);
export const clientAction = keepTyped;

/** A draft changes nothing of what the screen shows: a user who types is not disturbed. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs) {
  return args.formData?.get('intent') !== 'draft' && unlessLost(args);
}

export default function Product() {
  const product = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { name, inShop, visible, archived, mayChange } = product;
  const state = archived ? listTexts.archived : visible ? listTexts.shown : listTexts.hidden;
  return (
    <>
      <ScreenHeader
        title={name}
        back={{ to: '/zaplecze/produkty', label: texts.back }}
        state={<Badge tone={visible ? 'ok' : 'neutral'}>{state}</Badge>}
      >
        {inShop && (
          <ButtonLink to={inShop} look="secondary" size="sm" reloadDocument>
            {texts.see}
          </ButtonLink>
        )}
        {mayChange && <WholeActions archived={archived} />}
      </ScreenHeader>
      <ActResult answer={answer ?? product.arrived} />
      {answer?.differences && <Differences list={answer.differences} />}
      <UnderpricedNotice bundles={product.underpricedWith} />
      <DraftNotice draft={product.draft} />
      <SectionNav />
      <div className="grid gap-4">
        <PhotoSection photos={product.photos} mayChange={mayChange} />
        <ProductForm
          // The fields have the sent values again, or those saved elsewhere.
          key={`${product.version} ${product.draft?.isRestored === true} ${JSON.stringify(answer?.faults ?? answer?.differences ?? answer?.underpriced ?? '')}`}
          product={product}
          answer={answer}
        />
        <FileSection product={product} answer={answer} />
        <PlaceSection product={product} />
        <PriceHistory product={product} />
      </div>
    </>
  );
}

function WholeActions({ archived }: { archived: boolean }) {
  const { actions } = texts;
  return (
    <Form method="post" className="flex gap-2">
      <Button type="submit" name="intent" value="duplicate" look="secondary" size="sm">
        {actions.duplicate}
      </Button>
      {archived ? (
        <Button type="submit" name="intent" value="fetch-back" look="secondary" size="sm">
          {actions.fetchBack}
        </Button>
      ) : (
        <ConfirmButton intent="archive" look="secondary" size="sm" question={actions.archiveQuestion}>
          {actions.archive}
        </ConfirmButton>
      )}
    </Form>
  );
}

import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { StateTabs } from '#platform/panel-ui/state-tabs.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import parcelPicture from '#platform/ui/still-lifes/parcel.webp';
import * as texts from '../../texts/panel-list.ts';
import { UnderpricedNotice } from '../underpriced/underpriced-notice.tsx';
import { changeListed } from './action.server.ts';
import { BulkBar } from './bulk-bar.tsx';
import { loadProducts } from './load.server.ts';
import { ProductFilters } from './product-filters.tsx';
import { ProductList } from './product-list.tsx';

export const handle: PanelHandle = {
  access: 'catalogue.see',
  actions: { price: 'catalogue.change', stock: 'stock.change', show: 'catalogue.change', hide: 'catalogue.change' },
  title: texts.title,
};

export const loader = ({ context, request }: LoaderFunctionArgs) => loadProducts(context, request);
export const action = ({ context, request }: ActionFunctionArgs) => changeListed(context, request);

export default function Products() {
  const data = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { rows, gaps, count, next, may, query } = data;
  return (
    <>
      <ScreenHeader title={texts.title} count={count}>
        {may.change && (
          <ButtonLink to="/zaplecze/produkty/nowy" size="sm">
            {texts.newProduct.add}
          </ButtonLink>
        )}
      </ScreenHeader>
      <ActResult answer={answer} />
      <UnderpricedNotice bundles={data.underpriced} />
      <ProductFilters {...data} />
      <StateTabs label={texts.gaps} tabs={gaps} />
      {rows.length === 0 ? (
        <EmptyState picture={parcelPicture} title={texts.list.none} text={texts.list.noneLead} />
      ) : (
        <ProductList rows={rows} may={may} rejected={answer?.rejected} />
      )}
      {may.change && rows.length > 0 && <BulkBar query={query} count={count} />}
      {may.stock && rows.length > 0 && <p className="mt-2 text-ink-soft text-sm">{texts.list.stockHint}</p>}
      {next && (
        <p className="mt-4">
          <ButtonLink to={next} look="secondary">
            {texts.list.next}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

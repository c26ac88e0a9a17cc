import { Form } from 'react-router';
import { ShopImage } from '#platform/images/storefront/shop-image.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Disclosure } from '#platform/ui/disclosure.tsx';
import { ImageIcon } from '#platform/ui/icons/objects.tsx';
import { Link } from '#platform/ui/link.tsx';
import { tick } from '../../texts/panel-bulk.ts';
import { list as texts } from '../../texts/panel-list.ts';
import type { ListAnswer } from './action.server.ts';
import { TICKS } from './bulk-bar.tsx';
import type { ProductRow, SizeRow } from './load.server.ts';
import { RowForm } from './row-form.tsx';

type Rejected = ListAnswer['rejected'];

export interface MayChange {
  change: boolean;
  stock: boolean;
}

const COLUMNS = 'lg:grid lg:grid-cols-[minmax(0,1fr)_22rem_9rem] lg:items-start lg:gap-4';

/** Cards on a phone, columns in a window. */
export function ProductList({ rows, may, rejected }: { rows: ProductRow[]; may: MayChange; rejected: Rejected }) {
  return (
    <div className="rounded-md border border-line bg-surface">
      <div
        aria-hidden="true"
        className={`${COLUMNS} hidden border-line border-b bg-surface-2 px-3 py-2 font-semibold text-sm`}
      >
        <span>{texts.product}</span>
        <span className="grid grid-cols-2 gap-2">
          <span>{texts.price}</span>
          <span>{texts.stock}</span>
        </span>
        <span>{texts.visible}</span>
      </div>
      <ul aria-label={texts.label}>
        {rows.map((row) => (
          <li key={row.id} className={`${COLUMNS} grid gap-2 border-line px-3 py-2 not-first:border-t`}>
            <ProductHead row={row} may={may} />
            <Sizes row={row} may={may} rejected={rejected} />
            <Visibility row={row} may={may} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ProductHead({ row, may }: { row: ProductRow; may: MayChange }) {
  const { to, name, code, photo, category, producer, missing } = row;
  return (
    <div className="flex min-w-0 gap-3">
      {may.change && (
        <label className="flex size-11 shrink-0 items-center justify-center">
          <span className="sr-only">{tick(name)}</span>
          <input type="checkbox" name="id" value={row.id} form={TICKS} />
        </label>
      )}
      <span className="flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-sm bg-surface-2 text-ink-soft">
        {photo ? <ShopImage file={photo} alt="" width={48} height={48} /> : <ImageIcon />}
      </span>
      <div className="min-w-0">
        <Link to={to} className="wrap-anywhere font-semibold underline">
          {name}
        </Link>
        <p className="text-ink-soft text-sm">{[code, category, producer].filter(Boolean).join(' · ')}</p>
        {missing.length > 0 && (
          <p className="mt-1 flex flex-wrap gap-1">
            {missing.map((one) => (
              <Badge key={one} tone="warn">
                {one}
              </Badge>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}

function Sizes({ row: { sizes, prices }, may, rejected }: { row: ProductRow; may: MayChange; rejected: Rejected }) {
  const forms = sizes.map((size) => (
    <SizeForms
      key={size.id}
      size={size}
      may={may}
      isNamed={sizes.length > 1}
      rejected={rejected?.size === size.id ? rejected : undefined}
    />
  ));
  if (sizes.length < 2) return <div>{forms}</div>;
  return (
    <Disclosure title={texts.sizes(sizes.length, prices)} open={sizes.some(({ id }) => id === rejected?.size)}>
      <div className="grid gap-2 pb-2">{forms}</div>
    </Disclosure>
  );
}

interface SizeFormsProps {
  size: SizeRow;
  may: MayChange;
  isNamed: boolean;
  rejected: Rejected;
}

function SizeForms({ size, may, isNamed, rejected }: SizeFormsProps) {
  const { id, name, label, price, stock, reduced, state } = size;
  return (
    <div>
      {isNamed && <p className="font-medium text-sm">{name}</p>}
      <div className="grid grid-cols-2 gap-2">
        <RowForm
          intent="price"
          size={id}
          value={price}
          rejected={rejected?.intent === 'price' ? rejected.value : undefined}
          caption={texts.price}
          label={texts.priceOf(label)}
          save={texts.savePrice(label)}
          isOpen={may.change}
        />
        <RowForm
          intent="stock"
          size={id}
          value={stock}
          rejected={rejected?.intent === 'stock' ? rejected.value : undefined}
          caption={texts.stock}
          label={texts.stockOf(label)}
          save={texts.saveStock(label)}
          isOpen={may.stock}
        />
      </div>
      {(reduced || state) && (
        <p className="mt-0.5 text-ink-soft text-sm">{[reduced, state].filter(Boolean).join(' · ')}</p>
      )}
    </div>
  );
}

function Visibility({ row: { id, name, visible, archived }, may }: { row: ProductRow; may: MayChange }) {
  if (archived) return <Badge>{texts.archived}</Badge>;
  return (
    <Form method="post" className="flex items-center gap-2 lg:flex-col lg:items-start">
      <Badge tone={visible ? 'ok' : 'neutral'}>{visible ? texts.shown : texts.hidden}</Badge>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="name" value={name} />
      {may.change && (
        <Button
          type="submit"
          name="intent"
          value={visible ? 'hide' : 'show'}
          look="quiet"
          size="sm"
          aria-label={visible ? texts.hide(name) : texts.show(name)}
        >
          {visible ? texts.hideShort : texts.showShort}
        </Button>
      )}
    </Form>
  );
}

import { Form } from 'react-router';
import type { FormAnswer } from '#platform/panel-ui/action-result.tsx';
import { Choice } from '#platform/panel-ui/choice.tsx';
import { SearchBar } from '#platform/panel-ui/search-bar.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Disclosure } from '#platform/ui/disclosure.tsx';
import { Field } from '#platform/ui/field.tsx';
import { CloseIcon } from '#platform/ui/icons/signs.tsx';
import { Link } from '#platform/ui/link.tsx';
import { Input } from '#platform/ui/text-controls.tsx';
import { MONEY_FILTERS, ORDER_SORTS, type OrderFilter } from '../../rules/order-filter.ts';
import * as texts from '../../texts/panel-list.ts';

interface OrderFiltersProps {
  filter: OrderFilter;
  query: string;
  couriers: { id: number; name: string }[];
  views: { id: number; title: string; to: string }[];
  answer: FormAnswer | undefined;
}

export function OrderFilters({ filter, query, couriers, views, answer }: OrderFiltersProps) {
  const { text, state, money, courierId, from, to, sort } = filter;
  const isNarrowed = money !== null || courierId !== null || from !== '' || to !== '' || sort !== 'newest';
  return (
    <div className="mb-2">
      <SearchBar key={query} label={texts.filter.hint} name="q" value={text} submit={texts.filter.find}>
        {state && <input type="hidden" name="state" value={state} />}
        <Disclosure title={texts.filter.more} open={isNarrowed}>
          <div className="grid grid-cols-2 gap-3 pb-2 md:grid-cols-3 xl:grid-cols-6">
            <Choice label={texts.filter.money} name="money" value={money ?? ''} empty={texts.filter.any}>
              {MONEY_FILTERS.map((one) => ({ value: one, label: texts.money[one] }))}
            </Choice>
            <Choice
              label={texts.filter.courier}
              name="courier"
              value={String(courierId ?? '')}
              empty={texts.filter.any}
            >
              {couriers.map(({ id, name }) => ({ value: String(id), label: name }))}
            </Choice>
            <Field label={texts.filter.from}>
              {(control) => <Input {...control} type="date" name="from" defaultValue={from} />}
            </Field>
            <Field label={texts.filter.to}>
              {(control) => <Input {...control} type="date" name="to" defaultValue={to} />}
            </Field>
            <Choice label={texts.filter.sort} name="sort" value={sort}>
              {ORDER_SORTS.map((one) => ({ value: one, label: texts.sorts[one] }))}
            </Choice>
            <div className="flex items-end">
              <Link to="/zaplecze/zamowienia" className="flex min-h-12 items-center underline">
                {texts.filter.clear}
              </Link>
            </div>
          </div>
        </Disclosure>
      </SearchBar>
      <Disclosure title={texts.views.title} open={views.length > 0 || answer?.faults?.title !== undefined}>
        <ul className="flex flex-wrap gap-2 pb-2">
          {views.map(({ id, title, to }) => (
            <li key={id} className="flex items-center rounded-full border border-line bg-surface pl-4">
              <Link to={to} className="flex min-h-11 items-center no-underline">
                {title}
              </Link>
              <Form method="post">
                <input type="hidden" name="view" value={id} />
                <Button
                  type="submit"
                  name="intent"
                  value="remove-view"
                  look="quiet"
                  size="sm"
                  square
                  aria-label={texts.views.remove(title)}
                >
                  <CloseIcon />
                </Button>
              </Form>
            </li>
          ))}
        </ul>
        <Form method="post" className="flex flex-wrap items-end gap-2 pb-3">
          <input type="hidden" name="filter" value={query} />
          <Field label={texts.views.name} error={answer?.faults?.title} className="max-w-64 flex-1">
            {(control) => (
              <Input {...control} name="title" maxLength={40} defaultValue={answer?.typed?.title} required />
            )}
          </Field>
          <Button type="submit" name="intent" value="save-view" look="secondary">
            {texts.views.save}
          </Button>
        </Form>
      </Disclosure>
    </div>
  );
}

import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import * as texts from '../../texts/panel-bulk.ts';

/** The form of the boxes next to the products: they stand in rows with forms of their own and name it. */
export const TICKS = 'ticks';
const BULK = '/zaplecze/produkty/zmiany';

/** Leads to a change of those that are ticked, or of all the filter lets through. */
export function BulkBar({ query, count }: { query: string; count: number }) {
  return (
    <div className="bulk-bar">
      <form id={TICKS} method="get" action={BULK}>
        <Button type="submit" look="secondary" size="sm">
          {texts.ticked}
        </Button>
      </form>
      <ButtonLink to={`${BULK}?${query}`} look="secondary" size="sm">
        {texts.all(count)}
      </ButtonLink>
    </div>
  );
}

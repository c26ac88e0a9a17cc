import { SavedPhoto } from '#modules/catalogue/products/storefront/saved-product/saved-photo.tsx';
import { withReturn } from '#platform/links/rules/return-address.ts';
import { formatPoints } from '#platform/money/rules/format-money.ts';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { Card } from '#platform/ui/card.tsx';
import { Link } from '#platform/ui/link.tsx';
import { Table } from '#platform/ui/table.tsx';
import * as rebatesScreenTexts from '../texts/storefront.ts';
import type { ShownPoints } from './describe-points.server.ts';

export function Points({ points: { balance, worth, products, history } }: { points: ShownPoints }) {
  return (
    <section aria-labelledby="points-title" className="mt-12">
      <h2 id="points-title">{rebatesScreenTexts.points.title}</h2>
      <Card className="mt-4 flex flex-wrap items-center justify-between gap-4">
        {balance === null ? (
          <>
            <p className="max-w-[37.5rem]">{rebatesScreenTexts.points.guest}</p>
            <ButtonLink to={withReturn('/logowanie', '/rabaty')}>{rebatesScreenTexts.points.signIn}</ButtonLink>
          </>
        ) : (
          <>
            <p>
              <span className="text-ink-soft">{rebatesScreenTexts.points.balance}</span>
              <strong className="figures block font-display text-3xl">{formatPoints(balance)}</strong>
            </p>
            <p className="max-w-[28.125rem] text-ink-soft">{rebatesScreenTexts.points.worth(worth)}</p>
          </>
        )}
      </Card>
      <h3 className="mt-8 type-sub">{rebatesScreenTexts.points.products}</h3>
      {products.length === 0 ? (
        <p className="mt-2 text-ink-soft">{rebatesScreenTexts.points.noProducts}</p>
      ) : (
        <ul className="mt-4 grid gap-4 sm:grid-cols-2 @4xl:grid-cols-3">
          {products.map((product) => (
            <li key={product.productId}>
              <PointsProduct product={product} guest={balance === null} />
            </li>
          ))}
        </ul>
      )}
      {balance !== null && (
        <>
          <h3 className="mt-8 type-sub">{rebatesScreenTexts.points.history}</h3>
          {history.length === 0 ? (
            <p className="mt-2 text-ink-soft">{rebatesScreenTexts.points.noHistory}</p>
          ) : (
            <Table caption={rebatesScreenTexts.points.history} className="mt-4">
              <thead>
                <tr>
                  <th scope="col">{rebatesScreenTexts.points.date}</th>
                  <th scope="col">{rebatesScreenTexts.points.what}</th>
                  <th scope="col">{rebatesScreenTexts.points.change}</th>
                </tr>
              </thead>
              <tbody>
                {history.map(({ id, at, what, change, gained }) => (
                  <tr key={id}>
                    <td className="whitespace-nowrap">{at}</td>
                    <td>{what}</td>
                    <td className={gained ? 'font-semibold whitespace-nowrap text-ok' : 'whitespace-nowrap'}>
                      {change}
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          )}
        </>
      )}
    </section>
  );
}

/** S6.03 */
function PointsProduct({ product, guest }: { product: ShownPoints['products'][number]; guest: boolean }) {
  const { productId, name, link, size, points, direct, missing } = product;
  return (
    <Card className="grid h-full grid-cols-[5rem_minmax(0,1fr)] content-start gap-4">
      <SavedPhoto {...product} />
      <div className="min-w-0">
        <Link to={link} className="leading-snug font-semibold hover:text-brand hover:underline">
          {name}
        </Link>
        <p className="figures mt-1 text-ink-soft">{formatPoints(points)}</p>
      </div>
      <div className="col-span-2">
        {missing > 0 ? (
          <p className="text-sm">
            <strong className="block text-error">{rebatesScreenTexts.points.tooFew}</strong>
            <span className="text-ink-soft">{rebatesScreenTexts.points.missing(missing)}</span>
          </p>
        ) : direct && !guest ? (
          <form method="post" action="/basketchange.php">
            <input type="hidden" name="product" value={productId} />
            <input type="hidden" name="size" value={size} />
            <input type="hidden" name="number" value="1" />
            <input type="hidden" name="mode" value="1" />
            <Button
              type="submit"
              name="forpoints"
              value="1"
              wide
              aria-label={rebatesScreenTexts.points.exchangeOf(points, name)}
            >
              {rebatesScreenTexts.points.exchange(points)}
            </Button>
          </form>
        ) : (
          <ButtonLink to={link} look="secondary" wide aria-label={rebatesScreenTexts.points.exchangeOf(points, name)}>
            {rebatesScreenTexts.points.exchange(points)}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}

import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import { rebatesScreenTexts as texts } from '#texts/selling/rebates-screen.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { ShownOffer } from './load.server.ts';

/** Rebates as cards: what it takes off, on which terms, and its products. */
export function Offers({ offers, none }: { offers: ShownOffer[]; none: string }) {
  if (offers.length === 0) return <p className="mt-3 text-ink-soft">{none}</p>;
  return (
    <ul className="mt-4 grid gap-4 sm:grid-cols-2">
      {offers.map((offer) => (
        <li key={offer.id}>
          <Offer offer={offer} />
        </li>
      ))}
    </ul>
  );
}

function Offer({ offer: { id, code, name, source, badge, terms, good } }: { offer: ShownOffer }) {
  return (
    <Card className="flex h-full flex-col">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{name}</h3>
        <Badge tone={good ? 'brand' : 'neutral'}>{badge}</Badge>
      </div>
      <p className="figures mt-2 font-semibold wrap-anywhere">
        {source === 'card' ? texts.own.card(code) : texts.own.codeIs(code)}
      </p>
      {terms.map((term) => (
        <p key={term} className="mt-1 text-sm text-ink-soft">
          {term}
        </p>
      ))}
      {good && (
        <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2 pt-4">
          <PostForm action="/rabaty" preventScrollReset>
            <Button type="submit" name="code" value={code} look="secondary" size="sm" aria-label={texts.applyOf(code)}>
              {texts.use}
            </Button>
          </PostForm>
          <TextLink
            to={`/rabaty/${id}`}
            aria-label={texts.productsOf(name)}
            className="inline-flex min-h-11 items-center"
          >
            {texts.products}
          </TextLink>
        </div>
      )}
    </Card>
  );
}

import { renderToStaticMarkup } from 'react-dom/server';
import { PriceTypeContext } from '#modules/catalogue/pricing/storefront/use-money.ts';
import { ProductCard } from '#modules/catalogue/product-cards/storefront/product-card.tsx';
import { StoredTexts } from '#platform/islands/storefront/stored-texts.ts';
import { buttonLook } from '#platform/ui/button-look.ts';
import { classNames } from '#platform/ui/class-names.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '#platform/ui/icons/directions.tsx';
import { StillLife } from '#platform/ui/still-life.tsx';
import packPicture from '#platform/ui/still-lifes/pack.webp';
import { marksInZone, type ZoneContent } from '../rules/zones.ts';
import * as zoneTexts from '../texts/storefront.ts';

const MAX_CHARACTERS = 1_500_000;
const kept = new StoredTexts(MAX_CHARACTERS);

export async function renderZone(content: ZoneContent): Promise<string> {
  const { priceType, ...zone } = content;
  return kept.find(JSON.stringify(content), () =>
    renderToStaticMarkup(
      <PriceTypeContext value={priceType}>
        <ZoneSlider {...zone} />
      </PriceTypeContext>,
    ),
  );
}

const PHOTO_SIZES = '(min-width: 75.0625rem) 11.875rem, (min-width: 47.375rem) 23vw, 50vw';
const SHOWN_WIDE = 6;
/** Fewer cards leave room for further links. */
const FILLED = 4;

/** S9.51–S9.53: a strip that scrolls and snaps with CSS alone. */
function ZoneSlider({ id, kind, cards: found }: Omit<ZoneContent, 'priceType'>) {
  const cards = marksInZone(found, kind);
  return (
    <section id={id} aria-labelledby={`${id}_title`} className="zone">
      <div className="mb-5 flex items-center justify-between gap-4">
        <h2 id={`${id}_title`}>{zoneTexts.titles[kind]}</h2>
        <div className={classNames('needs-js flex gap-2', hiddenSteps(cards.length))}>
          <button type="button" data-zone-step="-1" aria-label={zoneTexts.previous} className={STEP}>
            <ChevronLeftIcon />
          </button>
          <button type="button" data-zone-step="1" aria-label={zoneTexts.next} className={STEP}>
            <ChevronRightIcon />
          </button>
        </div>
      </div>
      <div className="carousel carousel-hotspot carousel-peek">
        <div className="carousel-list motion-safe:scroll-smooth">
          <ul className="carousel-track card-strip" data-few={cards.length <= SHOWN_WIDE ? cards.length : undefined}>
            {cards.map((card) => (
              <li key={card.id} className="carousel-slide">
                <ProductCard card={card} photoSizes={PHOTO_SIZES} />
              </li>
            ))}
            {cards.length < FILLED && <Further />}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Further() {
  return (
    <li className="card-strip-rest">
      <div>
        <p className="type-sub">{zoneTexts.further.title}</p>
        <p className="mt-1 text-ink-soft">{zoneTexts.further.text}</p>
        <p className="mt-4 flex flex-wrap gap-2">
          {zoneTexts.further.links.map(({ to, label }) => (
            <a key={to} href={to} className={buttonLook({ look: 'secondary', size: 'sm' })}>
              {label}
            </a>
          ))}
        </p>
      </div>
      <StillLife picture={packPicture} className="card-strip-still" />
    </li>
  );
}

/** Hidden where all cards fit: one up to 757 px, four up to 1200 px, six above. */
function hiddenSteps(count: number): string {
  if (count <= 1) return 'hidden';
  if (count <= 4) return 'min-[47.375rem]:hidden';
  return count <= 6 ? 'min-[75.0625rem]:hidden' : '';
}

const STEP = buttonLook({ look: 'secondary', square: true });

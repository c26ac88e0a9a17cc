import { OpinionsView } from '#modules/after-sale/opinions/storefront/product/opinions-view.tsx';
import { Rating } from '#modules/after-sale/opinions/storefront/rating.tsx';
import { Questions } from '#modules/after-sale/questions/storefront/questions.tsx';
import { joinNameWithHardSpaces } from '#modules/catalogue/products/rules/product-name.ts';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import { Zones } from '#modules/catalogue/recommendations/storefront/zones.tsx';
import { island } from '#platform/islands/storefront/island.tsx';
import { JsonLdScript } from '#platform/seo/storefront/json-ld.tsx';
import { useShell } from '#platform/shell/storefront/shell-data.tsx';
import { joinHtmlWithHardSpaces } from '#platform/text/rules/hard-spaces.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { ImageIcon } from '#platform/ui/icons/objects.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { About } from './about/about.tsx';
import { OfferLinks } from './about/offer-links.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { gallerySlides } from './gallery/gallery-slides.ts';
import type { ShownProduct } from './load.server.ts';
import { longestName } from './longest-name.ts';
import { type OfferedProduct, toOffered } from './offered-product.ts';
import { productJsonLd } from './seo/product-json-ld.ts';

const BuyBox = island<OfferedProduct>('buy-box', 'soon');

export function ProductScreen({ product }: { product: ShownProduct }) {
  const slides = gallerySlides(product);
  const [first] = slides;
  return (
    <article>
      <ProductData product={product} />
      {product.isDraft && (
        <Message kind="warning" className="mb-4 max-md:mb-8">
          {productTexts.draft}
        </Message>
      )}
      <div
        className="product-columns max-md:-mt-4"
        data-ground={first?.kind === 'photo' ? first.photo.tone : undefined}
      >
        {slides.length > 0 ? <Gallery slides={slides} /> : <NoPhoto />}
        <div className="flex min-w-0 flex-col max-md:mt-2.5">
          <header>
            <h1 data-longest={longestName(product)} className="product-name type-section md:type-title">
              {joinNameWithHardSpaces(product.name)}
            </h1>
            <div className="mt-1 flex flex-wrap items-center gap-x-4">
              {product.producer && (
                <TextLink
                  quiet
                  to={product.producer.link}
                  className="inline-flex min-h-6 items-center text-sm text-ink-soft md:min-h-11"
                >
                  {product.producer.name}
                </TextLink>
              )}
              <Rating {...product.rating} />
            </div>
          </header>
          {product.description && (
            // X.46: on a phone the price comes first.
            <div
              className="prose mt-1 text-pretty text-ink-soft max-md:order-1 max-md:mt-4 md:text-lg"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: editors' HTML is cleaned when it is saved
              dangerouslySetInnerHTML={{ __html: joinHtmlWithHardSpaces(product.description) }}
            />
          )}
          <BuyBox {...toOffered(product)} />
          <div className="max-md:order-2">
            <OfferLinks product={product} />
            <p className="mt-4 text-sm text-ink-soft">{productTexts.code(product.code)}</p>
          </div>
        </div>
        <About product={product} />
      </div>
      <Questions {...product.questions} />
      <OpinionsView {...product.opinions} />
      <Zones page="projector" kinds={['same_category', 'recent', 'bought_together']} product={product.id} />
    </article>
  );
}

function NoPhoto() {
  return (
    <div className="flex aspect-4/5 flex-col max-md:-mx-4 max-md:aspect-5/4 items-center justify-center gap-3 bg-surface-2 text-ink-soft md:rounded-lg">
      <ImageIcon className="size-12" />
      {productTexts.galleryNoPhoto}
    </div>
  );
}

/** Search engines read it in the HTML, so the browser never builds it. */
function ProductData({ product }: { product: ShownProduct }) {
  const shell = useShell();
  if (!import.meta.env.SSR || !shell) return <JsonLdScript value={null} />;
  const { origin, settings } = shell;
  const { deliveryCost, returnDays } = product;
  const around = { origin, shopName: settings.name, priceType: settings.priceType, deliveryCost, returnDays };
  return <JsonLdScript value={productJsonLd(product, around)} />;
}

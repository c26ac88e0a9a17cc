import { lazy, Suspense } from 'react';
import { Rating } from '#app/features/catalogue/rating/rating.tsx';
import { productTexts } from '#texts/catalogue/product.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { BuyBox } from './buy-box.tsx';
import { Gallery } from './gallery/gallery.tsx';
import type { ShownProduct } from './load.server.ts';
import { ProductData } from './seo/product-data.tsx';
import { Versions } from './versions.tsx';

// They stand in the page from the start; their scripts come after what is bought with.
const About = lazy(() => import('./about/about.tsx'));
const OfferLinks = lazy(() => import('./about/offer-links.tsx'));
const Questions = lazy(async () => ({ default: (await import('./questions/questions.tsx')).Questions }));
const Opinions = lazy(async () => ({ default: (await import('./opinions/opinions.tsx')).Opinions }));
const Zones = lazy(async () => ({ default: (await import('#app/features/selling/zones/zones.tsx')).Zones }));

export function ProductScreen({ product }: { product: ShownProduct }) {
  return (
    <article>
      <ProductData product={product} />
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)] lg:gap-x-10 xl:gap-x-16">
        <Gallery product={product} />
        <div className="min-w-0">
          <header>
            {product.producer && (
              <p className="text-sm">
                <TextLink quiet to={product.producer.link} className="inline-flex min-h-11 items-center text-ink-soft">
                  {product.producer.name}
                </TextLink>
              </p>
            )}
            <h1 className="text-2xl md:text-3xl">{product.name}</h1>
            <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
              <Rating {...product.rating} />
              <p className="text-sm text-ink-soft">{productTexts.code(product.code)}</p>
            </div>
          </header>
          <Versions versions={product.versions} />
          <BuyBox product={product} />
          <Suspense>
            <OfferLinks product={product} />
          </Suspense>
          {product.description && (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: editors' HTML is cleaned when it is saved
            <div className="prose mt-6" dangerouslySetInnerHTML={{ __html: product.description }} />
          )}
        </div>
      </div>
      <Suspense>
        <About product={product} />
      </Suspense>
      <Suspense>
        <Questions questions={product.questions} />
        <Opinions opinions={product.opinions} />
      </Suspense>
      <Suspense>
        <Zones page="projector" kinds={['same_category', 'recent', 'bought_together']} product={product.id} />
      </Suspense>
    </article>
  );
}

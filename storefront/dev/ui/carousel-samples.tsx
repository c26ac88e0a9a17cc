import { useState } from 'react';
import type { CarouselSettings } from '#platform/carousel/rules/carousel-settings.ts';
import { Carousel } from '#platform/ui/carousel/carousel.tsx';
import { CarouselImage } from '#platform/ui/carousel/carousel-image.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import * as devUiTexts from '#storefront/dev/texts/dev-ui.ts';
import { SampleSection } from './sample-section.tsx';

const texts = devUiTexts.carousels;

const single: { name: string; settings: Partial<CarouselSettings> }[] = [
  { name: texts.plain, settings: {} },
  { name: texts.autoplay, settings: { autoplay: true } },
  { name: texts.infinite, settings: { infinite: true } },
  { name: texts.fade, settings: { fade: true, infinite: true } },
];

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

export function CarouselSamples() {
  const [failure, setFailure] = useState('');
  return (
    <SampleSection heading={texts.heading}>
      <div className="grid gap-10 md:grid-cols-2">
        {single.map(({ name, settings }) => (
          <div key={name} className="min-w-0">
            <h3 className="mb-3">{name}</h3>
            <Carousel label={name} settings={settings}>
              {numbers(4).map((number) => (
                <SampleSlide key={number} number={number} />
              ))}
            </Carousel>
          </div>
        ))}
      </div>
      <div className="min-w-0">
        <h3 className="mb-3">{texts.hotspot}</h3>
        <Carousel label={texts.hotspot} layout="hotspot">
          {numbers(10).map((number) => (
            <div key={number} className="grid aspect-square place-items-center rounded-md bg-surface-2 font-semibold">
              {texts.product(number)}
            </div>
          ))}
        </Carousel>
      </div>
      <div className="min-w-0 max-w-xl">
        <h3 className="mb-3">{texts.broken}</h3>
        <Carousel label={texts.broken} onImageFailed={({ src }) => setFailure(texts.failed(src))}>
          <CarouselImage
            src="/dev/brak.webp"
            alt={texts.missing}
            width={640}
            height={320}
            className="aspect-[2/1] h-auto w-full rounded-lg object-contain"
          />
          <CarouselImage
            src="/brand/favicon.svg"
            alt={texts.picture}
            width={640}
            height={320}
            className="aspect-[2/1] h-auto w-full rounded-lg bg-surface-2 object-contain p-8"
          />
        </Carousel>
        <p role="status" className="mt-2 min-h-6 text-sm text-ink-soft">
          {failure}
        </p>
      </div>
    </SampleSection>
  );
}

const grounds = ['bg-brand-soft', 'bg-accent-soft', 'bg-sale-soft', 'bg-surface-2'];

/** A slide with a link, to try that a swipe does not follow it. */
function SampleSlide({ number }: { number: number }) {
  return (
    <a
      href={`#slajd-${number}`}
      className={classNames(
        'grid aspect-[2/1] place-items-center rounded-lg font-display text-3xl font-bold text-ink',
        grounds[(number - 1) % grounds.length],
      )}
    >
      {devUiTexts.carousels.slide(number)}
    </a>
  );
}

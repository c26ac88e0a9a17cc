import { Children, type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import {
  type CarouselLayout,
  type CarouselLayoutName,
  type CarouselSettings,
  carouselLayouts,
} from '#platform/carousel/rules/carousel-settings.ts';
import * as carouselTexts from '#platform/carousel/texts/carousel.ts';
import { classNames } from '../class-names.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { type CarouselAttribute, type DrivenCarousel, driveCarousel } from './drive-carousel.ts';
import { type ImageFailure, imageFailedEvent } from './watch-image.ts';

type CarouselProps = {
  label: string;
  settings?: Partial<CarouselSettings>;
  layout?: CarouselLayoutName;
  selected?: number;
  onChange?: (slide: number) => void;
  onImageFailed?: (failure: ImageFailure) => void;
  controls?: boolean;
  className?: string;
  /** One child per slide. */
  children: ReactNode;
};

export function Carousel(props: CarouselProps) {
  const count = Children.count(props.children);
  // Another number of slides starts a new carousel.
  return <RenderedCarousel key={count} {...props} count={count} />;
}

function RenderedCarousel({
  label,
  layout = 'single',
  controls = true,
  count,
  ...props
}: CarouselProps & { count: number }) {
  const { settings = {}, selected, onChange, onImageFailed } = props;
  const section = useRef<HTMLElement>(null);
  const driven = useRef<DrivenCarousel>(undefined);
  const handleChange = useEffectEvent((slide: number) => onChange?.(slide));
  const first = useEffectEvent(() => selected ?? 0);

  useEffect(() => {
    if (!section.current) return;
    driven.current = driveCarousel(section.current, { first: first(), onChange: (slide) => handleChange(slide) });
    return () => driven.current?.stop();
  }, []);

  useEffect(() => {
    if (selected !== undefined) driven.current?.go(selected);
  }, [selected]);

  useEffect(() => {
    const element = section.current;
    if (!element || !onImageFailed) return;
    const handleFailure = (event: Event) => event instanceof CustomEvent && onImageFailed(event.detail);
    element.addEventListener(imageFailedEvent, handleFailure);
    return () => element.removeEventListener(imageFailedEvent, handleFailure);
  }, [onImageFailed]);

  const attribute: CarouselAttribute = { layout, settings };
  return (
    <section
      ref={section}
      aria-roledescription={carouselTexts.role}
      aria-label={label}
      data-carousel={JSON.stringify(attribute)}
      className={classNames('carousel', `carousel-${layout}`, settings.fade && 'carousel-fade', props.className)}
    >
      <div className="carousel-list">
        <div className="carousel-track">
          {Children.map(props.children, (child, slide) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group by the carousel pattern; a fieldset would be a form part
            <div
              role="group"
              aria-roledescription={carouselTexts.slideRole}
              aria-label={carouselTexts.slide(slide + 1, count)}
              className="carousel-slide"
            >
              {child}
            </div>
          ))}
        </div>
      </div>
      {controls && count > fewestShown(layout) && (
        <CarouselControls count={count} shown={carouselLayouts[layout].shown} settings={settings} />
      )}
      <p aria-live="polite" className="sr-only" />
    </section>
  );
}

function fewestShown(name: CarouselLayoutName): number {
  const layout: CarouselLayout = carouselLayouts[name];
  return Math.min(layout.shown, ...layout.narrower.map((step) => step.shown));
}

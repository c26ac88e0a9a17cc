import {
  checkFields,
  type Faults,
  momentField,
  type TypedField,
  textField,
  type ValuesOf,
} from '#platform/forms/rules/typed-fields.ts';
import { checkLink } from '#platform/links/rules/safe-link.ts';

export const bannerFields = {
  title: textField({ required: true, maxLength: 80 }),
  lead: textField({ maxLength: 200 }),
  link: textField({ required: true, maxLength: 300, check: checkLink }),
  linkText: textField({ maxLength: 40 }),
  alt: textField({ maxLength: 200 }),
  startsAt: momentField(),
  endsAt: momentField(),
} satisfies Record<string, TypedField<unknown>>;

export type BannerValues = ValuesOf<typeof bannerFields>;

export function checkBanner(values: BannerValues): Faults | null {
  const { startsAt, endsAt } = values;
  const isBackwards = startsAt && endsAt && endsAt <= startsAt;
  return checkFields(bannerFields, values) ?? (isBackwards ? { endsAt: 'order-of-dates' } : null);
}

interface Term {
  startsAt: Date | null;
  endsAt: Date | null;
}

export function isRunning({ startsAt, endsAt }: Term, at: Date): boolean {
  return (!startsAt || startsAt <= at) && (!endsAt || at < endsAt);
}

/** In pixels (S3.60). */
export const BANNER_SIZES = {
  mobile: { width: 780, height: 960 },
  tablet: { width: 1640, height: 800 },
  desktop: { width: 2400, height: 900 },
} as const;
export type BannerSize = keyof typeof BANNER_SIZES;
export const bannerSizes = Object.keys(BANNER_SIZES) as BannerSize[];

interface Measures {
  width: number;
  height: number;
}

/** `focus` is in percent of the picture. */
export function cropBox(picture: Measures, target: Measures, focus: { x: number; y: number }) {
  const scale = Math.min(picture.width / target.width, picture.height / target.height);
  const width = Math.max(1, Math.min(picture.width, Math.round(target.width * scale)));
  const height = Math.max(1, Math.min(picture.height, Math.round(target.height * scale)));
  const place = (percent: number, all: number, part: number) =>
    Math.round(Math.min(Math.max((percent / 100) * all - part / 2, 0), all - part));
  return { left: place(focus.x, picture.width, width), top: place(focus.y, picture.height, height), width, height };
}

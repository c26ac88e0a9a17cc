import type { DemoPhotoSet } from './catalogue/types.ts';
import manifest from './photos.json' with { type: 'json' };

export const photoViews = ['przod', 'skos', 'tyl', 'scena', 'detal'] as const;
export type PhotoView = (typeof photoViews)[number];

export interface DemoPhoto {
  /** Path below the media folder. */
  file: string;
  width: number;
  height: number;
  /** Dominant colour, shown until the picture arrives; empty for cut-outs, which are on the ground of the page. */
  tone: string;
  view: PhotoView;
  /** A cut-out that would sink into a dark page. */
  dark: boolean;
}

export interface PhotoSize {
  width: number;
  height: number;
}

/** Masters are this large in pixels, four by five. */
export const photoSize: PhotoSize = { width: 800, height: 1000 };
/** Those of what is looked at most, on wide screens and from near. */
export const largePhotoSize: PhotoSize = { width: 1200, height: 1500 };

/** By object, shape and colour: dominant colours by view, which views are large and whether the front is dark; written by demo/generator. */
const listed: Record<string, Partial<Record<PhotoView, string>> & { large?: string; dark?: boolean }> = manifest;

export const photoKey = ({ art, shape = 0, colour }: DemoPhotoSet): string => `${art}/${shape}/${colour}`;

export function photoFile({ art, shape = 0, colour }: DemoPhotoSet, view: PhotoView): string {
  return `demo/${art}/${shape}-${colour}-${view}.webp`;
}

/** The photos of an object in a shape and colour, the front first. */
export function photosOf(set: DemoPhotoSet): DemoPhoto[] {
  const { large = '', dark = false, ...tones } = listed[photoKey(set)] ?? {};
  return photoViews.flatMap((view) => {
    const tone = tones[view];
    if (tone === undefined) return [];
    return {
      file: photoFile(set, view),
      ...(large.split(' ').includes(view) ? largePhotoSize : photoSize),
      tone,
      view,
      dark,
    };
  });
}

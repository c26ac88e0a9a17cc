import type { DemoPhotoSet } from './catalogue/types.ts';
import manifest from './photos.json' with { type: 'json' };

export const photoViews = ['przod', 'skos', 'tyl', 'scena', 'detal'] as const;
export type PhotoView = (typeof photoViews)[number];

export interface DemoPhoto {
  /** Path below the media folder. */
  file: string;
  width: number;
  height: number;
  /** Dominant colour, shown until the picture arrives; empty for cut-outs, which lie on the ground of the page. */
  tone: string;
  view: PhotoView;
}

/** Masters are this large in pixels, four by five. */
export const photoSize = { width: 800, height: 1000 } as const;

/** Dominant colours by object, shape and colour, then by view; written by tools/photos. */
const tones: Record<string, Partial<Record<PhotoView, string>>> = manifest;

export const photoKey = ({ art, shape = 0, colour }: DemoPhotoSet): string => `${art}/${shape}/${colour}`;

export function photoFile({ art, shape = 0, colour }: DemoPhotoSet, view: PhotoView): string {
  return `demo/${art}/${shape}-${colour}-${view}.webp`;
}

/** The photos of an object in a shape and colour, the front first. */
export function photosOf(set: DemoPhotoSet): DemoPhoto[] {
  const views = tones[photoKey(set)] ?? {};
  return photoViews.flatMap((view) => {
    const tone = views[view];
    return tone === undefined ? [] : { file: photoFile(set, view), ...photoSize, tone, view };
  });
}

import manifest from './photos.json' with { type: 'json' };

export const photoViews = ['przod', 'skos', 'scena', 'para', 'detal'] as const;
export type PhotoView = (typeof photoViews)[number];

export interface DemoPhoto {
  /** Path below the media folder. */
  file: string;
  width: number;
  height: number;
  /** Dominant colour, shown until the picture arrives. */
  tone: string;
  view: PhotoView;
}

/** Masters are squares of this many pixels. */
export const photoSide = 1000;

/** Dominant colours by object and colour, then by view; written by tools/photos. */
const tones: Record<string, Partial<Record<PhotoView, string>>> = manifest;

export function photoFile(art: string, colour: string, view: PhotoView): string {
  return `demo/${art}/${colour}-${view}.webp`;
}

/** The photos of an object in a colour, the front first. */
export function photosOf(art: string, colour: string): DemoPhoto[] {
  const set = tones[`${art}/${colour}`] ?? {};
  return photoViews.flatMap((view) => {
    const tone = set[view];
    return tone ? { file: photoFile(art, colour, view), width: photoSide, height: photoSide, tone, view } : [];
  });
}

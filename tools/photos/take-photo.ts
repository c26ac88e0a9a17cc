import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { demoColours } from '#shop/demo/catalogue/colours.ts';
import { bundleArt } from '#shop/demo/catalogue/give-shapes.ts';
import type { DemoPhotoSet } from '#shop/demo/catalogue/types.ts';
import { type PhotoView, photoFile } from '#shop/demo/photos.ts';
import { composeBundle } from './bundle.ts';
import { takeCutOut } from './cut-out.ts';
import { openStudio, type Studio } from './engine/open-studio.ts';
import type { View } from './engine/studio.ts';
import { type Place, placeOf, putBefore, showInUse, takePlace } from './in-use.ts';
import type { PlannedSet } from './plan-photos.ts';

export interface PhotoMaker {
  /** The photo as a PNG. */
  take(planned: PlannedSet, view: PhotoView): Promise<Buffer>;
  close(): Promise<void>;
}

/** Pictures after which the browser is opened anew: it keeps memory of what it drew. */
const perStudio = 60;

export function photoMaker(mediaFolder: string): PhotoMaker {
  let studio: Studio | undefined;
  let taken = 0;
  const places = new Map<Place, Buffer>();
  const grounds = new Map<string, Buffer>();

  async function open(): Promise<Studio> {
    if (studio && taken++ % perStudio === perStudio - 1) {
      await studio.close();
      studio = undefined;
    }
    studio ??= await openStudio();
    return studio;
  }

  async function cutOut({ art, shape = 0, colour }: DemoPhotoSet, view: View): Promise<Buffer> {
    const hex = colour === 'naturalny' ? null : demoColours[colour].hex;
    return takeCutOut(await open(), art, { shape, colour: hex }, view);
  }

  const front = (set: DemoPhotoSet) => readFile(path.join(mediaFolder, photoFile(set, 'przod')));

  async function inUse({ set, scene, parts }: PlannedSet): Promise<Buffer> {
    // A bundle is shown where the first of its parts would be.
    const { art, shape = 0 } = parts?.[0] ?? set;
    const place = placeOf(art, shape, scene);
    const empty = places.get(place) ?? (await takePlace(await open(), place));
    places.set(place, empty);
    const key = `${place} ${scene}`;
    const ground = grounds.get(key) ?? (await putBefore(empty, mediaFolder, scene));
    grounds.set(key, ground);
    return showInUse(await front(set), ground, place.startsWith('wall'));
  }

  return {
    async take(planned, view) {
      const { set, parts } = planned;
      switch (view) {
        case 'przod':
          return set.art === bundleArt
            ? composeBundle(
                await Promise.all((parts ?? []).map(async (part) => ({ art: part.art, picture: await front(part) }))),
              )
            : cutOut(set, 'front');
        case 'tyl':
          return cutOut(set, 'back');
        case 'skos':
          return cutOut(set, 'angle');
        case 'scena':
          return inUse(planned);
        case 'detal':
          return cutOut(set, 'close');
      }
    },
    close: async () => studio?.close(),
  };
}

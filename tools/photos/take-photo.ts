import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { demoColours } from '#shop/demo/catalogue/colours.ts';
import type { DemoPhotoSet } from '#shop/demo/catalogue/types.ts';
import { type PhotoView, photoFile } from '#shop/demo/photos.ts';
import { takeCutOut } from './cut-out.ts';
import { openStudio, type Studio } from './engine/open-studio.ts';
import type { View } from './engine/studio.ts';
import { finishCutOut } from './finish-cut-out.ts';
import { type Place, placeOf, putBefore, showInUse, takePlace } from './in-use.ts';
import type { Look } from './models/model.ts';
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

  const lookOf = ({ shape = 0, colour }: DemoPhotoSet): Look => ({
    shape,
    colour: colour === 'naturalny' ? null : demoColours[colour].hex,
  });
  const cutOut = async (set: DemoPhotoSet, view: View) => takeCutOut(await open(), set.art, lookOf(set), view);

  async function together(parts: readonly DemoPhotoSet[]): Promise<Buffer> {
    const pictured = parts.map((part) => ({ art: part.art, look: lookOf(part) }));
    return takeCutOut(await open(), pictured, { shape: 0, colour: null }, 'front');
  }

  const front = (set: DemoPhotoSet) => readFile(path.join(mediaFolder, photoFile(set, 'przod')));

  async function inUse({ set, scene, parts, views }: PlannedSet): Promise<Buffer> {
    // A bundle is shown where the first of its parts would be, with its own shelf if it hangs.
    const { art, shape = 0 } = parts?.[0] ?? set;
    const place = placeOf(art, shape, scene, parts !== undefined);
    const empty = places.get(place) ?? (await takePlace(await open(), place));
    places.set(place, empty);
    const key = `${place} ${scene}`;
    const ground = grounds.get(key) ?? (await putBefore(empty, mediaFolder, scene));
    grounds.set(key, ground);
    // What is shown in four ways hangs there turned, so that no pose is seen twice.
    const turned = place.startsWith('rail') && views.includes('detal');
    return showInUse(turned ? await finishCutOut(await cutOut(set, 'angle')) : await front(set), ground, place);
  }

  return {
    async take(planned, view) {
      const { set, parts } = planned;
      switch (view) {
        case 'przod':
          return parts ? together(parts) : cutOut(set, 'front');
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

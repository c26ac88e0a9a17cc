import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { demoColours } from '../catalogue/colours.ts';
import type { DemoPhotoSet } from '../catalogue/types.ts';
import { type PhotoSize, type PhotoView, photoFile } from '../photos.ts';
import type { DemoScene } from '../scenes.ts';
import { clothesHang, type Place, placeOf } from './choose-place.ts';
import { takeCutOut } from './cut-out.ts';
import { openStudio, type Studio } from './engine/open-studio.ts';
import type { View } from './engine/studio.ts';
import { finishCutOut } from './finish-cut-out.ts';
import { putBefore, showInUse, takePlace } from './in-use.ts';
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
  const places = new Map<string, Buffer>();
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
  const cutOut = async ({ set, size }: PlannedSet, view: View) =>
    takeCutOut(await open(), set.art, lookOf(set), view, size);

  async function together(parts: readonly DemoPhotoSet[], size: PhotoSize): Promise<Buffer> {
    const pictured = parts.map((part) => ({ art: part.art, look: lookOf(part) }));
    return takeCutOut(await open(), pictured, { shape: 0, colour: null }, 'front', size);
  }

  const front = (set: DemoPhotoSet) => readFile(path.join(mediaFolder, photoFile(set, 'przod')));

  /** A place with the scene of a department behind it: taken once for all that is shown there. */
  async function groundOf(place: Place, scene: DemoScene, size: PhotoSize): Promise<Buffer> {
    const [one, all] = [`${place} ${size.width}`, `${place} ${size.width} ${scene}`];
    const empty = places.get(one) ?? (await takePlace(await open(), place, size));
    places.set(one, empty);
    const ground = grounds.get(all) ?? (await putBefore(empty, mediaFolder, { place, scene, size }));
    grounds.set(all, ground);
    return ground;
  }

  async function inUse(planned: PlannedSet): Promise<Buffer> {
    const { set, scene, parts, views, size } = planned;
    const place = placeOf(set, scene, parts?.[0]);
    const ground = await groundOf(place, scene, size);
    // What is shown in four ways hangs there turned, so that no pose is seen twice.
    const turned = clothesHang(place) && views.includes('detal');
    const shown = turned ? await finishCutOut(await cutOut(planned, 'angle')) : await front(set);
    return showInUse(shown, ground, place, size);
  }

  return {
    async take(planned, view) {
      const { parts, size } = planned;
      switch (view) {
        case 'przod':
          return parts ? together(parts, size) : cutOut(planned, 'front');
        case 'tyl':
          return cutOut(planned, 'back');
        case 'skos':
          return cutOut(planned, 'angle');
        case 'scena':
          return inUse(planned);
        case 'detal':
          return cutOut(planned, 'close');
      }
    },
    close: async () => studio?.close(),
  };
}

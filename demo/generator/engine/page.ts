import { Mesh, Scene as ThreeScene } from 'three';
import { type BundlePart, bundleModel } from '../bundle.ts';
import { models, stands } from '../models/index.ts';
import type { Look, Model } from '../models/model.ts';
import { scenes } from '../scenes/index.ts';
import type { Sky } from '../scenes/scene.ts';
import { stillLifes } from '../still-lifes/index.ts';
import { Stage } from './stage.ts';
import { angleOf, photograph, type Setup, type View } from './studio.ts';
import { Surface } from './surface.ts';

type ModelSetup = Pick<Setup, 'width' | 'height' | 'frames' | 'ground'> & { view?: View };

/** An object cut out: its picture, where that lies in the whole, and the shadow of the whole at a fourth of the size. */
export interface CutOut {
  picture: string;
  left: number;
  top: number;
  shadow: string;
}

/** An object by its name, or the parts of a bundle. */
export type Pictured = string | readonly BundlePart[];

/** What the browser does for the tools outside: takes one picture and answers with a PNG. */
export interface StudioPage {
  takeModel(art: string, look: Look, setup: ModelSetup): string;
  cutOut(art: Pictured, look: Look, setup: Omit<ModelSetup, 'ground'>): CutOut;
  takeScene(name: string, width: number, height: number, frames: number): string;
  skyOf(name: string, tall: boolean): Sky;
}

const stage = new Stage();

const studio: StudioPage = {
  takeModel(art, look, setup) {
    const { scene, shot } = placeModel(art, look, setup);
    const picture = stage.take(scene, shot);
    forget(scene);
    return picture;
  },
  cutOut(art, look, setup) {
    const { scene, shot } = placeModel(art, look, { ...setup, ground: null });
    const { left = 0, top = 0 } = shot.part ?? {};
    const made = { ...stage.cutOut(scene, shot), left, top };
    forget(scene);
    return made;
  },
  takeScene(name, width, height, frames) {
    const tall = height > width;
    const { build, shot } = sceneCalled(name);
    return stage.take(new ThreeScene().add(build(tall)), { width, height, frames, ...shot(tall) });
  },
  skyOf: (name, tall) => sceneCalled(name).sky(tall),
};

function modelOf(pictured: Pictured, { shape }: Look): Model & { upright: boolean } {
  if (typeof pictured !== 'string') {
    const model = bundleModel(pictured);
    return { ...model, turn: 0, upright: model.stance === 'stand' };
  }
  const model = models[pictured] ?? stillLifes[pictured];
  if (!model) throw new Error(`No model called ${pictured}`);
  const upright = stands({ art: pictured, shape });
  if (model.stance !== 'hang' || !upright) return { ...model, upright };
  return { ...model, turn: model.turn ?? 26, above: 14, upright };
}

function placeModel(pictured: Pictured, look: Look, setup: ModelSetup) {
  const { upright, turn = 0, above = 10, shapes, near, ...model } = modelOf(pictured, look);
  const build = setup.view === 'back' ? model.back : model.build;
  if (!build) throw new Error(`${pictured} has no back`);
  const isStillLife = typeof pictured === 'string' && pictured in stillLifes;
  return photograph(build({ ...look, shape: look.shape % shapes }), {
    ...setup,
    ...angleOf(setup.view ?? 'front', upright ? 'stand' : 'hang', turn, above, near),
    fills: !isStillLife && setup.view !== 'close',
  });
}

/** Frees what the browser keeps of a scene that was taken. */
function forget(scene: ThreeScene): void {
  scene.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    object.geometry.dispose();
    if (object.material instanceof Surface) object.material.uniforms.panels?.value?.dispose();
  });
}

function sceneCalled(name: string) {
  const scene = scenes[name];
  if (!scene) throw new Error(`No scene called ${name}`);
  return scene;
}

Object.assign(window, { studio });

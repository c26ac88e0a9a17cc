import { Scene as ThreeScene } from 'three';
import { models } from '../models/index.ts';
import type { Look } from '../models/model.ts';
import { scenes } from '../scenes/index.ts';
import type { Sky } from '../scenes/scene.ts';
import { Stage } from './stage.ts';
import { photograph, type Setup } from './studio.ts';

/** What the browser does for the tools outside: takes one picture and answers with a PNG. */
export interface StudioPage {
  takeModel(art: string, look: Look, setup: Omit<Setup, 'stance' | 'turn' | 'above'> & Partial<Setup>): string;
  takeScene(name: string, width: number, height: number, frames: number): string;
  skyOf(name: string, tall: boolean): Sky;
}

const stage = new Stage();

const studio: StudioPage = {
  takeModel(art, look, setup) {
    const model = models[art];
    if (!model) throw new Error(`No model called ${art}`);
    const { scene, shot } = photograph(model.build({ ...look, shape: look.shape % model.shapes }), {
      stance: model.stance,
      turn: model.turn ?? 0,
      above: model.above ?? 10,
      ...setup,
    });
    const picture = stage.take(scene, shot);
    scene.traverse((object) => {
      if ('geometry' in object && object.geometry instanceof Object && 'dispose' in object.geometry) {
        (object.geometry as { dispose(): void }).dispose();
      }
    });
    return picture;
  },
  takeScene(name, width, height, frames) {
    const tall = height > width;
    const { build, shot } = sceneCalled(name);
    return stage.take(new ThreeScene().add(build(tall)), { width, height, frames, ...shot(tall) });
  },
  skyOf: (name, tall) => sceneCalled(name).sky(tall),
};

function sceneCalled(name: string) {
  const scene = scenes[name];
  if (!scene) throw new Error(`No scene called ${name}`);
  return scene;
}

Object.assign(window, { studio });

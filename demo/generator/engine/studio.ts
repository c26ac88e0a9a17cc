import * as three from 'three';
import type { Lamp } from '../models/flame.ts';
import { framed } from './frame.ts';
import { solid } from './shapes.ts';
import type { Part, Shot } from './stage.ts';
import { Surface } from './surface.ts';

/** The paper on which products stand: a floor that bends up into a wall. Without a colour it only catches the shadow. */
function sweep(colour: string | null, stance: 'stand' | 'hang', back: number): three.Mesh {
  const points: three.Vector3[] = [];
  if (stance === 'stand') {
    for (let i = 0; i <= 24; i++) {
      const angle = (i / 24) * (Math.PI / 2);
      points.push(new three.Vector3(0, 1.2 - 1.2 * Math.cos(angle), -1.6 - 1.2 * Math.sin(angle)));
    }
    points.unshift(new three.Vector3(0, 0, 8));
    points.push(new three.Vector3(0, 14, -2.8));
  } else {
    points.push(new three.Vector3(0, -9, back), new three.Vector3(0, 9, back));
  }
  const positions: number[] = [];
  const faces: number[] = [];
  points.forEach(({ y, z }, i) => {
    positions.push(-12, y, z, 12, y, z);
    if (i > 0) faces.push(2 * i - 2, 2 * i - 1, 2 * i, 2 * i, 2 * i - 1, 2 * i + 1);
  });
  const geometry = new three.BufferGeometry();
  geometry.setAttribute('position', new three.Float32BufferAttribute(positions, 3));
  geometry.setIndex(faces);
  geometry.computeVertexNormals();
  geometry.setAttribute('uv', new three.Float32BufferAttribute(new Float32Array((positions.length / 3) * 2), 2));
  const material = colour ? new Surface(colour, { rough: 1 }) : new Surface('#3b2c1c', { catcher: 0.6 });
  const mesh = solid(geometry, material);
  mesh.castShadow = false;
  return mesh;
}

/** Where the camera is: the front, what is behind it, another side of it, or close by. */
export type View = 'front' | 'back' | 'angle' | 'close';

/** How an object stands for a view; `turn` and `above` are those of its front. */
export function angleOf(
  view: View,
  stance: Setup['stance'],
  turn: number,
  above: number,
  near: Setup['aim'] = [0.3, -0.28],
) {
  if (view === 'front' || view === 'back') return { stance, turn, above };
  if (view === 'close' && stance === 'hang') {
    // From the side along the front: cloth, seam and pocket, nothing of the pose of the front.
    return { stance, turn: turn - 30, above: above + 8, zoom: 3.1, aim: near };
  }
  if (view === 'close') return { stance, turn: turn + 8, above: above + 4, zoom: 2, aim: [-0.1, 0.3] as const };
  if (stance === 'hang') return { stance, turn: turn + 26, above: above + 6 };
  return { stance, turn: turn > 10 ? -turn - 14 : turn + 36, above: above + 7 };
}

export interface Setup {
  stance: 'stand' | 'hang';
  turn: number;
  above: number;
  ground: string | null;
  width: number;
  height: number;
  frames: number;
  /** Above 1 the camera comes nearer and looks at a part of it. */
  zoom?: number;
  /** Where a close-up looks: from -1 to 1 across and up. */
  aim?: readonly [number, number];
  lens?: number;
  /** The camera comes as near as to all other products. */
  fills?: boolean;
}

/** The part of the picture that the object fills, with a little air for the moved pixel grid and lens. */
function seenPart(
  object: three.Object3D,
  at: three.Vector3,
  to: three.Vector3,
  angle: number,
  { width, height, lens = 0 }: Setup,
): Part {
  const camera = new three.PerspectiveCamera(angle, width / height, 0.05, 80);
  camera.position.copy(at);
  camera.lookAt(to);
  camera.updateMatrixWorld(true);
  object.updateMatrixWorld(true);
  const seen = new three.Box2();
  const corner = new three.Vector3();
  object.traverse((child) => {
    if (!(child instanceof three.Mesh)) return;
    const box = new three.Box3().setFromObject(child, true);
    for (let i = 0; i < 8; i++) {
      corner.set(i & 1 ? box.min.x : box.max.x, i & 2 ? box.min.y : box.max.y, i & 4 ? box.min.z : box.max.z);
      corner.project(camera);
      seen.expandByPoint(new three.Vector2(((corner.x + 1) / 2) * width, ((1 - corner.y) / 2) * height));
    }
  });
  const air = lens > 0 ? width : 4;
  const left = Math.max(0, Math.floor(seen.min.x - air));
  const top = Math.max(0, Math.floor(seen.min.y - air));
  return {
    left,
    top,
    width: Math.max(8, Math.min(width, Math.ceil(seen.max.x + air)) - left),
    height: Math.max(8, Math.min(height, Math.ceil(seen.max.y + air)) - top),
  };
}

/** The flames of an object shine on what is near them; three at most. */
function lampsIn(object: three.Object3D): Shot['lamps'] {
  const lamps: NonNullable<Shot['lamps']>[number][] = [];
  object.updateMatrixWorld(true);
  object.traverse(({ userData: { lamp }, matrixWorld }) => {
    if (!lamp) return;
    const { x, y, z } = new three.Vector3(0, 0.06, 0).applyMatrix4(matrixWorld);
    lamps.push({ at: [x, y, z], ...(lamp as Lamp) });
  });
  return lamps.slice(0, 3);
}

/** Puts an object into the studio: sweep, window on the left, camera at the distance that fills the picture. */
export function photograph(object: three.Object3D, setup: Setup): { scene: three.Scene; shot: Shot } {
  const { stance, width, height } = setup;
  const scene = new three.Scene();
  const turning = new three.Group().add(object);
  turning.rotation.y = three.MathUtils.degToRad(setup.turn);
  scene.add(turning);
  scene.updateMatrixWorld(true);
  const box = new three.Box3().setFromObject(turning, true);
  const middle = box.getCenter(new three.Vector3());
  const size = box.getSize(new three.Vector3());
  if (stance === 'stand') turning.position.y -= box.min.y;
  scene.add(sweep(setup.ground, stance, box.min.z - 0.005));
  const angle = 22;
  const above = three.MathUtils.degToRad(setup.above);
  const seenHeight = size.y * Math.cos(above) + size.z * Math.sin(above);
  const half = Math.tan(three.MathUtils.degToRad(angle / 2));
  const fill = 0.82;
  const distance =
    Math.max(seenHeight / (2 * half * fill), size.x / (2 * half * (width / height) * fill)) / (setup.zoom ?? 1) +
    size.z / 2;
  const toMiddle = new three.Vector3(middle.x, middle.y - (stance === 'stand' ? box.min.y : 0), middle.z);
  if (setup.aim) {
    toMiddle.add(new three.Vector3((setup.aim[0] * size.x) / 2, (setup.aim[1] * size.y) / 2, size.z * 0.3));
  }
  const before = toMiddle.clone().add(new three.Vector3(0, Math.sin(above), Math.cos(above)).multiplyScalar(distance));
  const { at, to } = setup.fills
    ? framed(turning, { at: before, to: toMiddle }, angle, setup, stance === 'hang')
    : { at: before, to: toMiddle };
  const shot: Shot = {
    part: setup.ground ? undefined : seenPart(turning, at, to, angle, setup),
    width,
    height,
    frames: setup.frames,
    camera: { at: [at.x, at.y, at.z], to: [to.x, to.y, to.z], angle },
    lens: setup.lens ?? 0,
    window: { from: [-0.75, 1.15, stance === 'hang' ? 1.15 : 0.8], size: 0.55, colour: '#fff0db', strength: 4.1 },
    sky: { colour: '#eaf0f4', ground: '#c4ab8c', strength: 2.3 },
    room: 1,
    rim: 0.5,
    lamps: lampsIn(turning),
    reach: Math.max(size.x, size.y, size.z) * 1.05,
    shadowSize: 512,
    middle: [toMiddle.x, middle.y - (stance === 'stand' ? box.min.y : 0), middle.z],
  };
  return { scene, shot };
}

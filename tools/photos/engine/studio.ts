import * as three from 'three';
import { solid } from './shapes.ts';
import type { Shot } from './stage.ts';
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
  const fill = 0.76;
  const distance =
    Math.max(seenHeight / (2 * half * fill), size.x / (2 * half * (width / height) * fill)) / (setup.zoom ?? 1) +
    size.z / 2;
  const to = new three.Vector3(0, middle.y - (stance === 'stand' ? box.min.y : 0), middle.z);
  to.x = middle.x;
  if (setup.aim) to.add(new three.Vector3((setup.aim[0] * size.x) / 2, (setup.aim[1] * size.y) / 2, size.z * 0.3));
  const at = to.clone().add(new three.Vector3(0, Math.sin(above), Math.cos(above)).multiplyScalar(distance));
  const shot: Shot = {
    width,
    height,
    frames: setup.frames,
    camera: { at: [at.x, at.y, at.z], to: [to.x, to.y, to.z], angle },
    lens: setup.lens ?? 0,
    window: { from: [-0.75, 1.15, stance === 'hang' ? 1.15 : 0.8], size: 0.55, colour: '#fff0db', strength: 4.1 },
    sky: { colour: '#eaf0f4', ground: '#c4ab8c', strength: 2.3 },
    room: 1,
    reach: Math.max(size.x, size.y, size.z) * 1.05,
    middle: [to.x, middle.y - (stance === 'stand' ? box.min.y : 0), middle.z],
  };
  return { scene, shot };
}

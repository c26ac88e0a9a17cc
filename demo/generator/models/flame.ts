import * as three from 'three';
import { type Hex, materials, tones } from '../engine/materials.ts';
import { ball, group, type Pose, pose, solid } from '../engine/shapes.ts';

/** A lamp in the picture is where one of these stands in a model: what is near a flame is lit by it. */
export interface Lamp {
  colour: Hex;
  strength: number;
}

/** How wide a tongue of fire is from its foot (0) to its tip (1): widest at a third. */
const swell = (t: number) => (t ** 0.55 * (1 - t) ** 1.1) / 0.349;

/** A body of fire, as high as one unit, that leans to a side and bends back. */
function tongue(width: number, lean: number): three.BufferGeometry {
  const curve = new three.CatmullRomCurve3(
    [
      [0, 0],
      [lean * 0.15, 0.3],
      [-lean * 0.25, 0.66],
      [lean, 1],
    ].map(([x = 0, y = 0]) => new three.Vector3(x, y, 0)),
  );
  const [rings, around] = [40, 24];
  const geometry = new three.TubeGeometry(curve, rings, 1, around);
  const position = geometry.getAttribute('position');
  const point = new three.Vector3();
  for (let i = 0; i < position.count; i++) {
    const along = Math.floor(i / (around + 1)) / rings;
    const middle = curve.getPointAt(along);
    point
      .fromBufferAttribute(position, i)
      .sub(middle)
      .multiplyScalar(width * swell(along))
      .add(middle);
    position.setXYZ(i, point.x, point.y, point.z);
  }
  geometry.computeVertexNormals();
  return geometry;
}

/** From the edge to the core: how wide and high, its colour, how bright and how dense. */
type Layer = readonly [wide: number, high: number, colour: Hex, strength: number, opacity: number, soft: number];

const warm: readonly Layer[] = [
  [1, 1, '#ff8426', 1.35, 0.75, 1.3],
  [0.78, 0.82, '#ffb038', 2, 0.85, 1],
  [0.5, 0.56, '#ffe08a', 2.8, 0.95, 0.7],
  [0.28, 0.34, '#fff8e2', 3.6, 1, 0.4],
];
const gas: readonly Layer[] = [
  [1, 1, '#3f7dff', 1.1, 0.5, 0.8],
  [0.6, 0.66, '#8fc0ff', 1.7, 0.7, 0.6],
  [0.3, 0.4, '#eef6ff', 2.4, 0.9, 0.4],
];

/** One tongue of fire: a bright core that fades outwards. */
export function flame(height: number, at: Pose, { wide = 0.2, lean = 0.05, layers = warm } = {}): three.Group {
  const shells = layers.map(([w, h, colour, strength, opacity, soft], i) => {
    const mesh = solid(tongue((wide * w) / h, lean), materials.fire(colour, strength, opacity, soft), {
      at: [0, height * 0.04 * (1 - h), 0],
      scale: height * h,
    });
    mesh.castShadow = false;
    // The core comes last, over what is around it.
    mesh.renderOrder = i + 1;
    return mesh;
  });
  return pose(group(shells), at);
}

export const gasFlame = (height: number, at: Pose): three.Group =>
  flame(height, at, { wide: 0.17, lean: 0, layers: gas });

/** Light around a fire, strongest at its middle. */
export function halo(radius: number, at: Pose, opacity = 0.3): three.Mesh {
  const mesh = ball(radius, materials.fire('#ff9a3d', 1, opacity, 6), at);
  mesh.castShadow = false;
  return mesh;
}

/** A flame that lights what is around it, as that of a candle. */
export function litFlame(height: number, at: Pose, strength: number): three.Group {
  const burning = flame(height, at, { wide: 0.15, lean: 0.02 });
  burning.userData.lamp = { colour: tones.flame, strength } satisfies Lamp;
  return burning;
}

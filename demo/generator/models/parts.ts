import * as three from 'three';
import { type Hex, materials, tones } from '../engine/materials.ts';
import { type Outline, smooth } from '../engine/puff.ts';
import { type Pose, plate, solid, tube, turned, type Vec } from '../engine/shapes.ts';
import type { Surface } from '../engine/surface.ts';
import type { Model } from './model.ts';

/** A material that is made when something first needs it: reading the list of models draws nothing. */
export function once(make: () => Surface): () => Surface {
  let made: Surface | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** What small parts are made of, whatever the colour of the whole. */
export const steel = once(() => materials.metal(tones.steel));
export const brass = once(() => materials.metal(tones.brass));
export const beech = once(() => materials.wood(tones.beech));
export const leather = once(() => materials.leather());
export const thread = once(() => materials.canvas(tones.cream));
export const twine = once(() => materials.canvas('#cdb083', 8));
export const paper = once(() => materials.paper('#ffffff'));

/** Turns what was made upright so that its top looks forwards. */
export const ahead: Vec = [90, 0, 0];

/** Numbers two by two, three by three: long lines of points stay short to write. */
export const points = (flat: readonly number[]): Outline =>
  Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i] ?? 0, flat[2 * i + 1] ?? 0] as const);

export const path = (flat: readonly number[]): Vec[] =>
  Array.from({ length: flat.length / 3 }, (_, i) => [flat[3 * i] ?? 0, flat[3 * i + 1] ?? 0, flat[3 * i + 2] ?? 0]);

export const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

/** Numbers that look thrown by a hand but are always the same. */
export const jitter = (i: number, salt = 0) =>
  Math.sin(i * 127.1 + salt * 311.7 + 1.3) * 0.5 + Math.sin(i * 71.3 + salt * 17.9) * 0.5;

export const lathe = (profile: readonly number[], material: Surface, at: Pose = {}, corner = 0.02, segments = 64) =>
  turned(points(profile), material, at, corner, segments);

export const pipe = (
  flat: readonly number[],
  radius: number,
  material: Surface,
  at: Pose = {},
  closed = false,
  tension = 0.5,
) => tube(path(flat), radius, material, at, closed, tension);

export const cylinder = (radius: number, height: number, material: Surface, at: Pose = {}, corner = 0.015) =>
  lathe([0, 0, radius, 0, radius, height, 0, height], material, at, corner, 48);

/** A band around something round. */
export const hoop = (radius: number, bottom: number, top: number, material: Surface, thick = 0.014, at: Pose = {}) =>
  lathe(
    [radius - 0.01, bottom, radius + thick, bottom, radius + thick, top, radius - 0.01, top],
    material,
    at,
    Math.min(0.01, thick * 0.7),
  );

/** A ring of wire or rope, lying flat. */
export const ring = (radius: number, thick: number, material: Surface, at: Pose = {}) =>
  tube(
    times(20, (i): Vec => [radius * Math.cos((i / 20) * 2 * Math.PI), 0, radius * Math.sin((i / 20) * 2 * Math.PI)]),
    thick,
    material,
    at,
    true,
  );

/** A rod along points that grows thinner or thicker: spouts, horns, fishing rods. */
export function horn(flat: readonly number[], from: number, to: number, material: Surface, at: Pose = {}): three.Mesh {
  const curve = new three.CatmullRomCurve3(path(flat).map((p) => new three.Vector3(...p)));
  const rings = Math.max(24, Math.round(curve.getLength() / 0.02));
  const geometry = new three.TubeGeometry(curve, rings, 1, 24);
  const position = geometry.getAttribute('position');
  const point = new three.Vector3();
  for (let i = 0; i < position.count; i++) {
    const along = Math.floor(i / 25) / rings;
    const middle = curve.getPointAt(along);
    point.fromBufferAttribute(position, i).sub(middle);
    point.multiplyScalar(from + (to - from) * along).add(middle);
    position.setXYZ(i, point.x, point.y, point.z);
  }
  geometry.computeVertexNormals();
  return solid(geometry, material, at);
}

/** A straight thin wire: a spoke. */
export function wire(from: Vec, to: Vec, radius: number, material: Surface): three.Mesh {
  const [a, b] = [new three.Vector3(...from), new three.Vector3(...to)];
  const mesh = solid(new three.CylinderGeometry(radius, radius, a.distanceTo(b), 8, 1, true), material);
  mesh.position.copy(a).lerp(b, 0.5);
  mesh.quaternion.setFromUnitVectors(new three.Vector3(0, 1, 0), b.sub(a).normalize());
  return mesh;
}

/** A strip along a line in the plane of the picture, `width` deep: straps, runners, folded paper. */
export function strip(
  flat: readonly number[],
  width: number,
  thick: number,
  material: Surface,
  at: Pose = {},
  tension = 0.5,
): three.Mesh {
  const line = points(flat);
  const curve = new three.CatmullRomCurve3(
    line.map(([x, y]) => new three.Vector3(x, y, 0)),
    false,
    'catmullrom',
    tension,
  );
  const count = line.length * 8;
  const side = (sign: number) =>
    times(count + 1, (i) => {
      const p = curve.getPointAt(i / count);
      const t = curve.getTangentAt(i / count);
      return [p.x - (t.y * thick * sign) / 2, p.y + (t.x * thick * sign) / 2] as const;
    });
  return plate([...side(1), ...side(-1).toReversed()], width, material, at, Math.min(0.008, thick * 0.4));
}

/** A label around something round, its middle in front. Its painting goes from 0 to 1 both ways. */
export function label(
  radius: number | readonly [below: number, above: number],
  bottom: number,
  top: number,
  angle: number,
  material: Surface,
  paint?: (x: number, y: number) => Hex,
): three.Mesh {
  const [below, above] = typeof radius === 'number' ? [radius, radius] : radius;
  const half = three.MathUtils.degToRad(angle / 2);
  const line = [new three.Vector2(below, bottom), new three.Vector2(above, top)];
  const geometry = new three.LatheGeometry(line, 40, -half, half * 2);
  return solid(geometry, paint ? material.panelled([0, 0, 1, 1], paint) : material);
}

/** A flat thing with a picture on it; the painting knows its place from -1 to 1 both ways. */
export function printed(
  outline: Outline,
  depth: number,
  material: Surface,
  paint: (x: number, y: number) => Hex,
  at: Pose = {},
  corner = 0.006,
): three.Mesh {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - bottom];
  const surface = material.panelled([left, bottom, width, height], (x, y) =>
    paint(((x - left) / width) * 2 - 1, ((y - bottom) / height) * 2 - 1),
  );
  return plate(outline, depth, surface, at, corner);
}

/** Softly closed outline from numbers. */
export const blob = (flat: readonly number[], tension = 0.5): Outline => smooth(points(flat), tension);

/** An object that comes in several shapes, all with one main colour. */
export const model = (
  natural: Hex,
  shapes: readonly ((colour: Hex) => three.Group)[],
  view: Omit<Model, 'build' | 'shapes'>,
): Model => ({
  ...view,
  shapes: shapes.length,
  build: ({ shape, colour }) => {
    const make = shapes[shape % shapes.length];
    if (!make) throw new Error('No such shape');
    return make(colour ?? natural);
  },
});

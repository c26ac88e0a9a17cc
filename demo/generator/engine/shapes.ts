import * as three from 'three';
import { type Outline, type PuffSettings, puff } from './puff.ts';
import type { Surface } from './surface.ts';

export type Vec = readonly [number, number, number];
type Material = Surface;

export interface Pose {
  at?: Vec;
  /** Turns around x, y and z in degrees. */
  turn?: Vec;
  scale?: number | Vec;
}

export function pose<T extends three.Object3D>(object: T, { at, turn, scale }: Pose): T {
  if (at) object.position.set(...at);
  if (turn) object.rotation.set(...(turn.map(three.MathUtils.degToRad) as [number, number, number]));
  if (scale !== undefined) {
    if (typeof scale === 'number') object.scale.setScalar(scale);
    else object.scale.set(...scale);
  }
  return object;
}

export function solid(geometry: three.BufferGeometry, material: Material, at: Pose = {}): three.Mesh {
  const mesh = new three.Mesh(geometry, material);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return pose(mesh, at);
}

export function group(...parts: (three.Object3D | readonly three.Object3D[])[]): three.Group {
  const whole = new three.Group();
  for (const part of parts.flat()) whole.add(part);
  return whole;
}

/** Ropes and pegs: they may reach over the edge of what the camera makes room for. */
export function loose<T extends three.Object3D>(object: T): T {
  object.traverse((part) => {
    part.userData.loose = true;
  });
  return object;
}

/** Filled cloth in the shape of an outline. */
export function puffed(outline: Outline, settings: PuffSettings, material: Surface, at: Pose = {}): three.Mesh {
  const geometry = puff(outline, settings);
  if (!settings.tint) return solid(geometry, material, at);
  geometry.computeBoundingBox();
  const { min, max } = geometry.boundingBox ?? new three.Box3();
  return solid(geometry, material.panelled([min.x, min.y, max.x - min.x, max.y - min.y], settings.tint), at);
}

/** Turned on a wheel: a profile of [radius, height] points around the upright axis. `corner` softens its edges. */
export function turned(profile: Outline, material: Material, at: Pose = {}, corner = 0.02, segments = 72): three.Mesh {
  const points = rounded(profile, corner).map(([x, y]) => new three.Vector2(Math.max(0, x), y));
  const geometry = new three.LatheGeometry(points, segments);
  // Repeats of a tile are counted per unit of length, so the unwrapped surface gets its true size.
  const uv = geometry.getAttribute('uv');
  const radius = Math.max(...profile.map(([x]) => x));
  const length = points.reduce((sum, p, i) => sum + (i > 0 ? p.distanceTo(points[i - 1] ?? p) : 0), 0);
  for (let i = 0; i < uv.count; i++)
    uv.setXY(i, (uv.getX(i) * Math.round(2 * Math.PI * radius * 4)) / 4, uv.getY(i) * length);
  return solid(geometry, material, at);
}

/** Replaces the corners of an open line by small curves. */
export function rounded(line: Outline, corner: number): Outline {
  if (corner <= 0) return line;
  const result: [number, number][] = [];
  line.forEach(([x, y], i) => {
    const before = line[i - 1];
    const after = line[i + 1];
    if (!before || !after) {
      result.push([x, y]);
      return;
    }
    const cut = (to: readonly [number, number]) => {
      const length = Math.hypot(to[0] - x, to[1] - y);
      const part = Math.min(0.48, corner / (length || 1));
      return [x + (to[0] - x) * part, y + (to[1] - y) * part] as const;
    };
    const [p, q] = [cut(before), cut(after)];
    for (let step = 0; step <= 5; step++) {
      const t = step / 5;
      const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
      result.push([a * p[0] + b * x + c * q[0], a * p[1] + b * y + c * q[1]]);
    }
  });
  return result;
}

/** A box with soft edges, standing on y = 0. */
export function block(size: Vec, material: Material, at: Pose = {}, corner = 0.03): three.Mesh {
  const [w, h, d] = size;
  const r = Math.min(corner, w / 2.01, h / 2.01, d / 2.01);
  const shape = new three.Shape(
    rectangle(w - 2 * r, d - 2 * r, Math.max(0.001, Math.min(r, (w - 2 * r) / 2.1, (d - 2 * r) / 2.1))).map(
      ([x, y]) => new three.Vector2(x, y),
    ),
  );
  const geometry = new three.ExtrudeGeometry(shape, {
    depth: h - 2 * r,
    bevelSize: r,
    bevelThickness: r,
    bevelSegments: 4,
    curveSegments: 6,
  });
  geometry.translate(0, 0, r).rotateX(-Math.PI / 2);
  return solid(geometry, material, at);
}

/** A plate of any outline with soft edges; lies in the plane of the picture, its middle at z = 0. */
export function plate(
  outline: Outline,
  depth: number,
  material: Material,
  at: Pose = {},
  corner = 0.01,
  holes: Outline[] = [],
) {
  const shape = new three.Shape(outline.map(([x, y]) => new three.Vector2(x, y)));
  shape.holes = holes.map((hole) => new three.Path(hole.map(([x, y]) => new three.Vector2(x, y))));
  const r = Math.min(corner, depth / 2.01);
  const geometry = new three.ExtrudeGeometry(shape, {
    depth: depth - 2 * r,
    bevelSize: r,
    bevelOffset: -r,
    bevelThickness: r,
    bevelSegments: 3,
  });
  geometry.translate(0, 0, r - depth / 2);
  return solid(geometry, material, at);
}

/** A tube or rope along points. */
export function tube(
  points: readonly Vec[],
  radius: number,
  material: Material,
  at: Pose = {},
  closed = false,
  tension = 0.5,
) {
  const curve = new three.CatmullRomCurve3(
    points.map((p) => new three.Vector3(...p)),
    closed,
    'catmullrom',
    tension,
  );
  const length = curve.getLength();
  const geometry = new three.TubeGeometry(curve, Math.max(24, Math.round(length / (radius * 0.7))), radius, 12, closed);
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) uv.setXY(i, uv.getX(i) * length, uv.getY(i) * 2 * Math.PI * radius);
  const mesh = solid(geometry, material, at);
  if (!closed) {
    for (const end of [points.at(0), points.at(-1)]) {
      if (end) mesh.add(solid(new three.SphereGeometry(radius, 14, 10), material, { at: end }));
    }
  }
  return mesh;
}

export const ball = (radius: number, material: Material, at: Pose = {}) =>
  solid(new three.SphereGeometry(radius, 40, 28), material, at);

/** A rectangle around the middle with rounded corners. */
export function rectangle(width: number, height: number, corner = 0): Outline {
  const [x, y] = [width / 2, height / 2];
  if (corner <= 0)
    return [
      [-x, -y],
      [x, -y],
      [x, y],
      [-x, y],
    ];
  const quarter = (cx: number, cy: number, start: number) =>
    Array.from({ length: 7 }, (_, i) => {
      const angle = start + (i / 6) * (Math.PI / 2);
      return [cx + corner * Math.cos(angle), cy + corner * Math.sin(angle)] as const;
    });
  return [
    ...quarter(x - corner, y - corner, 0),
    ...quarter(-x + corner, y - corner, Math.PI / 2),
    ...quarter(-x + corner, -y + corner, Math.PI),
    ...quarter(x - corner, -y + corner, Math.PI * 1.5),
  ];
}

export function circle(radius: number, steps = 48): Outline {
  return Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * Math.PI * 2;
    return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
  });
}

/** Stitches along a line on the surface: short rounded dashes of thread. */
export function stitches(
  points: readonly Vec[],
  material: Material,
  length = 0.022,
  closed = false,
): three.InstancedMesh {
  const curve = new three.CatmullRomCurve3(
    points.map((p) => new three.Vector3(...p)),
    closed,
    'catmullrom',
    0.5,
  );
  const count = Math.max(2, Math.round(curve.getLength() / (length * 1.7)));
  const mesh = new three.InstancedMesh(new three.CapsuleGeometry(length * 0.17, length * 0.7, 3, 6), material, count);
  const upright = new three.Vector3(0, 1, 0);
  const one = new three.Object3D();
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    one.position.copy(curve.getPointAt(t));
    one.quaternion.setFromUnitVectors(upright, curve.getTangentAt(t));
    one.updateMatrix();
    mesh.setMatrixAt(i, one.matrix);
  }
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

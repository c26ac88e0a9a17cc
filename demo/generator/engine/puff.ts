import * as three from 'three';

export type Outline = readonly (readonly [number, number])[];

export interface PuffSettings {
  /** Half of the thickness in the middle. */
  thick: number;
  /** How far from the edge it reaches its full thickness; more is rounder. */
  round?: number;
  /** Width of a cell of the mesh. */
  cell?: number;
  /** Multiplies the thickness at a point: quilting, folds, seams. `edge` is the distance to the outline. */
  relief?: (x: number, y: number, edge: number) => number;
  /** Moves the middle sheet forwards or backwards: lets a sleeve bend or a brim curl. */
  bend?: (x: number, y: number) => number;
  /** Colour of the cloth at a point, for bodies sewn of several cloths. */
  tint?: (x: number, y: number) => string;
  /** The back is flat (for things that lie or are sewn onto others). */
  flat?: boolean;
}

/** A smooth closed line through the points. */
export function smooth(points: Outline, tension = 0.5, steps = 10): Outline {
  const curve = new three.CatmullRomCurve3(
    points.map(([x, y]) => new three.Vector3(x, y, 0)),
    true,
    'catmullrom',
    tension,
  );
  return curve.getPoints(points.length * steps).map(({ x, y }) => [x, y] as const);
}

/** The right half of an outline, from top to bottom, completed by its mirror image. */
export function mirrored(half: Outline): Outline {
  return [...half, ...half.toReversed().map(([x, y]) => [-x, y] as const)];
}

function edgeDistance(outline: Outline, x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  let inside = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[j] ?? [0, 0];
    const [bx, by] = outline[i] ?? [0, 0];
    const [dx, dy] = [bx - ax, by - ay];
    const along = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    nearest = Math.min(nearest, (x - ax - along * dx) ** 2 + (y - ay - along * dy) ** 2);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return Math.sqrt(nearest) * (inside ? 1 : -1);
}

/** Evens out the ridges where the distances from two edges meet; the edge itself stays. */
function soften(swell: Float32Array, depth: Float32Array, columns: number, times: number): Float32Array {
  let now = swell;
  for (let round = 0; round < times; round++) {
    const next = now.slice();
    for (let i = columns; i < now.length - columns; i++) {
      if ((depth[i] ?? 0) <= 0) continue;
      const around = (now[i - 1] ?? 0) + (now[i + 1] ?? 0) + (now[i - columns] ?? 0) + (now[i + columns] ?? 0);
      next[i] = Math.max((now[i] ?? 0) * 0.4 + around * 0.15, (now[i] ?? 0) * 0.9);
    }
    now = next;
  }
  return now;
}

/** The distances to the edge on a net of square cells that covers an outline. */
interface Net {
  columns: number;
  rows: number;
  depth: Float32Array;
  place: (column: number, row: number) => readonly [number, number];
}

function netOver(outline: Outline, wanted: number | undefined): Net & { cell: number } {
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const cell = wanted ?? Math.max(0.009, Math.max(right - left, top - bottom) / 64);
  const columns = Math.ceil((right - left) / cell) + 3;
  const rows = Math.ceil((top - bottom) / cell) + 3;
  const place = (column: number, row: number) => [left + (column - 1) * cell, bottom + (row - 1) * cell] as const;
  const depth = Float32Array.from({ length: columns * rows }, (_, i) =>
    edgeDistance(outline, ...place(i % columns, Math.floor(i / columns))),
  );
  return { columns, rows, depth, place, cell };
}

/** A point of the body: its place in front and behind; both are one on the edge. */
type Pair = readonly [front: number, back: number];

/** Collects the points and faces of both sides; points on the edge belong to both. */
class Sewing {
  readonly positions: number[] = [];
  readonly uvs: number[] = [];
  readonly faces: number[] = [];
  private readonly known = new Map<string, Pair>();

  point(key: string, at: () => { x: number; y: number; middle: number; front: number; back: number }): Pair {
    const old = this.known.get(key);
    if (old) return old;
    const { x, y, middle, front, back } = at();
    const first = this.add(x, y, middle + front);
    const pair: Pair = [first, front === 0 ? first : this.add(x, y, middle - back)];
    this.known.set(key, pair);
    return pair;
  }

  /** A convex piece of cloth, in front and behind. */
  patch(ring: readonly Pair[]): void {
    for (let i = 1; i + 1 < ring.length; i++) {
      const [a, b, c] = [ring[0], ring[i], ring[i + 1]];
      if (a && b && c) this.faces.push(a[0], b[0], c[0], a[1], c[1], b[1]);
    }
  }

  private add(x: number, y: number, z: number): number {
    this.positions.push(x, y, z);
    this.uvs.push(x, y);
    return this.positions.length / 3 - 1;
  }
}

const corners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

/** A soft body from an outline: as if two pieces of cloth were sewn together along it and filled. */
export function puff(outline: Outline, settings: PuffSettings): three.BufferGeometry {
  const { thick, round = thick * 1.6, relief = () => 1, bend = () => 0, flat } = settings;
  const { columns, rows, depth, place, cell } = netOver(outline, settings.cell);
  const swell = soften(
    depth.map((edge) => Math.sqrt(1 - (1 - Math.min(1, Math.max(0, edge) / round)) ** 2)),
    depth,
    columns,
    Math.round(round / cell / 3),
  );
  const sewing = new Sewing();
  const inside = (index: number) =>
    sewing.point(String(index), () => {
      const [x, y] = place(index % columns, Math.floor(index / columns));
      const front = Math.max(0.0001, thick * (swell[index] ?? 0) * relief(x, y, depth[index] ?? 0));
      return { x, y, middle: bend(x, y), front, back: flat ? front * 0.05 : front };
    });
  const border = (one: number, other: number) =>
    sewing.point(one < other ? `${one}-${other}` : `${other}-${one}`, () => {
      const [d1, d2] = [depth[one] ?? 0, depth[other] ?? 0];
      const part = d1 / (d1 - d2);
      const [x1, y1] = place(one % columns, Math.floor(one / columns));
      const [x2, y2] = place(other % columns, Math.floor(other / columns));
      const [x, y] = [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part];
      return { x, y, middle: bend(x, y), front: 0, back: 0 };
    });
  for (let cellIndex = 0; cellIndex < (rows - 1) * columns; cellIndex++) {
    if (cellIndex % columns === columns - 1) continue;
    const around = corners.map(([dx, dy]) => cellIndex + dx + dy * columns);
    sewing.patch(
      around.flatMap((index, i) => {
        const next = around[(i + 1) % 4] ?? 0;
        const [here, there] = [(depth[index] ?? 0) > 0, (depth[next] ?? 0) > 0];
        return [...(here ? [inside(index)] : []), ...(here === there ? [] : [border(index, next)])];
      }),
    );
  }
  const geometry = new three.BufferGeometry();
  geometry.setAttribute('position', new three.Float32BufferAttribute(sewing.positions, 3));
  geometry.setAttribute('uv', new three.Float32BufferAttribute(sewing.uvs, 2));
  geometry.setIndex(sewing.faces);
  geometry.computeVertexNormals();
  return geometry;
}

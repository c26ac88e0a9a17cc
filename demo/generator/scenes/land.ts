import * as three from 'three';
import { type SeededRandom, seededRandom } from '../../seeded-random.ts';
import { materials, mix, shade, tones } from '../engine/materials.ts';
import { noise, roughness } from '../engine/noise.ts';
import { ball, group, rounded, solid, type Vec } from '../engine/shapes.ts';
import type { Surface } from '../engine/surface.ts';
import { sheet } from '../models/tent.ts';

/** The ground of a clearing: flat around the middle, then in soft waves. */
export const groundAt = (x: number, z: number): number => {
  const away = Math.min(1, Math.hypot(x * 0.6, z) / 4);
  return 0.32 * roughness(x * 0.3 + 5, z * 0.3, 3) * away + 0.02 * noise(x * 2, z * 2) - 0.02;
};

export const ground = (colour: string, width = 26, far = -12, near = 5): three.Mesh =>
  sheet(
    (u, v) => {
      const [x, z] = [(u - 0.5) * width, near + (far - near) * v];
      return [x, groundAt(x, z), z];
    },
    materials.felt(colour, 0.55, 0.05),
    100,
    80,
    width,
  );

export interface Ridge {
  z: number;
  height: number;
  waves: number;
  seed: number;
  colour: string;
  width?: number;
}

/** Where a hill is, from its foot (v = 0) to its ridge (v = 1). */
export function hillAt({ z, height, waves, seed, width = 44 }: Ridge, u: number, v: number): Vec {
  const x = (u - 0.5) * width;
  const top = height * (1 + waves * roughness(x * 0.16 + seed, seed, 3));
  const angle = v * Math.PI * 0.5;
  return [
    x,
    top * Math.sin(angle) + 0.05 * noise(x * 1.3, v * 6 + seed) - 0.3,
    z - height * 0.9 * (1 - Math.cos(angle)),
  ];
}

export const hill = (ridge: Ridge): three.Mesh =>
  sheet((u, v) => hillAt(ridge, u, v), materials.felt(ridge.colour, 0.3, 0.05), 110, 24, ridge.width ?? 44);

/** Layers of felt, cut with scallops: a fir one unit high. */
function firGeometry(tiers: number, wide: number, near: boolean): three.BufferGeometry {
  const profile: [number, number][] = [[0, 1]];
  for (let i = 0; i < tiers; i++) {
    const low = 0.84 - (i / (tiers - 1)) * 0.7;
    const radius = wide * (0.3 + 0.7 * (i / (tiers - 1)));
    profile.push([radius, low], [radius * 0.9, low - 0.025]);
    if (i < tiers - 1) profile.push([radius * 0.52, low - 0.01]);
  }
  profile.push([0, 0.13]);
  const line = (near ? rounded(profile, 0.018) : profile).map(([x, y]) => new three.Vector2(Math.max(0, x), y));
  const geometry = new three.LatheGeometry(line.toReversed(), near ? 24 : 12);
  const position = geometry.getAttribute('position');
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
    const turn = Math.atan2(z, x);
    const out = Math.hypot(x, z) / wide;
    const wave = 1 + 0.1 * out * Math.sin(turn * 7 + y * 21) + 0.06 * noise(turn * 2, y * 14);
    position.setXYZ(i, x * wave, y - 0.03 * out * Math.sin(turn * 7 + y * 21), z * wave);
  }
  geometry.computeVertexNormals();
  const uv = geometry.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) uv.setXY(i, uv.getX(i) * 3, uv.getY(i) * 1.6);
  return geometry;
}

export interface Tree {
  at: Vec;
  height: number;
}

function planted(
  geometry: three.BufferGeometry,
  material: Surface,
  trees: readonly Tree[],
  random: SeededRandom,
): three.InstancedMesh {
  const mesh = new three.InstancedMesh(geometry, material, trees.length);
  const one = new three.Object3D();
  trees.forEach(({ at, height }, i) => {
    one.position.set(...at);
    one.rotation.set((random.next() - 0.5) * 0.08, random.next() * 6, (random.next() - 0.5) * 0.08);
    one.scale.set(height * (0.9 + random.next() * 0.25), height, height * (0.9 + random.next() * 0.25));
    one.updateMatrix();
    mesh.setMatrixAt(i, one.matrix);
  });
  mesh.castShadow = true;
  mesh.frustumCulled = false;
  return mesh;
}

/** Firs of two kinds; in winter with snow on their branches. Those far away are simpler and cast no shadow. */
export function firs(trees: readonly Tree[], colour: string, snow = false, near = true): three.Group {
  const slim = trees.filter((_, i) => i % 2 === 0);
  const full = trees.filter((_, i) => i % 2 === 1);
  const kind = (some: readonly Tree[], tiers: number, wide: number, tone: string, seed: string) => {
    const green = planted(firGeometry(tiers, wide, near), materials.felt(tone, 1.4, 0.03), some, seededRandom(seed));
    if (!snow) return [green];
    const cover = firGeometry(tiers, wide * 0.93, near)
      .scale(1, 0.97, 1)
      .translate(0, 0.035, 0);
    return [green, planted(cover, materials.felt('#f3f4f1', 1.4, 0.03), some, seededRandom(seed))];
  };
  const trunk = new three.CylinderGeometry(0.035, 0.045, 0.22, 10).translate(0, 0.08, 0);
  const all = [
    ...kind(slim, 6, 0.23, colour, 'slim'),
    ...kind(full, 5, 0.31, mix(colour, shade(colour, -0.08), 0.6), 'full'),
    planted(trunk, materials.wood(tones.walnut), trees, seededRandom('trunk')),
  ];
  for (const mesh of all) mesh.castShadow = near;
  return group(all);
}

/** Trees on a hill, between two heights of it. */
export function forestOn(ridge: Ridge, count: number, size: number, seed: string, low = 0.35): Tree[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const [x, y, z] = hillAt(ridge, 0.12 + random.next() * 0.76, low + (1 - low) * random.next() ** 0.7);
    return { at: [x, y - 0.06, z] as Vec, height: size * (0.65 + random.next() * 0.6) };
  });
}

/** Tufts of grass and a few flowers where the camera sees them from nearby. */
export function meadow(
  colour: string,
  count: number,
  clear: (x: number, z: number) => boolean,
  flowers = true,
  reach = 3.4,
): three.Group {
  const random = seededRandom('meadow');
  const spots = Array.from(
    { length: count },
    () => [(random.next() - 0.5) * 2 * reach * 1.5, 2.6 - random.next() ** 0.7 * (reach + 2)] as const,
  ).filter(([x, z]) => !clear(x, z));
  const blade = new three.ConeGeometry(0.02, 0.2, 4, 2, true).translate(0, 0.08, 0);
  const position = blade.getAttribute('position');
  for (let i = 0; i < position.count; i++) position.setX(i, position.getX(i) + position.getY(i) ** 2 * 1.6);
  blade.computeVertexNormals();
  const grass = new three.InstancedMesh(blade, materials.felt(colour, 6), spots.length * 5);
  const one = new three.Object3D();
  spots.forEach(([x, z], i) => {
    for (let j = 0; j < 5; j++) {
      const [px, pz] = [x + (random.next() - 0.5) * 0.09, z + (random.next() - 0.5) * 0.09];
      one.position.set(px, groundAt(px, pz) - 0.01, pz);
      one.rotation.set((random.next() - 0.5) * 0.5, random.next() * 6, (random.next() - 0.5) * 0.5);
      one.scale.setScalar(0.45 + random.next() * 0.75);
      one.updateMatrix();
      grass.setMatrixAt(i * 5 + j, one.matrix);
    }
  });
  grass.castShadow = true;
  grass.frustumCulled = false;
  if (!flowers) return group(grass);
  const petals = [tones.cream, tones.amber, '#d98a6a', '#b290bd'].map((tone, kind) => {
    const own = spots.filter((_, i) => i % 9 === kind);
    const mesh = new three.InstancedMesh(new three.SphereGeometry(0.024, 10, 8), materials.felt(tone, 6), own.length);
    own.forEach(([x, z], i) => {
      one.position.set(x + 0.03, groundAt(x, z) + 0.12 + random.next() * 0.06, z);
      one.scale.set(1.2, 0.8, 1.2);
      one.updateMatrix();
      mesh.setMatrixAt(i, one.matrix);
    });
    mesh.castShadow = true;
    mesh.frustumCulled = false;
    return mesh;
  });
  return group(grass, petals);
}

/** A boulder of clay. */
export function stone(size: number, at: Vec, colour = '#a39b8e', seed = 1): three.Mesh {
  const geometry = new three.SphereGeometry(size, 28, 20);
  const position = geometry.getAttribute('position');
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
    const bump = 1 + 0.22 * noise((x / size) * 1.1 + seed * 7, (y / size) * 1.1 + (z / size) * 1.3);
    position.setXYZ(i, x * bump * 1.15, y * bump * 0.72, z * bump);
  }
  geometry.computeVertexNormals();
  return solid(geometry, materials.clay(colour, 2), {
    at: [at[0], at[1] + size * 0.35, at[2]],
    turn: [0, seed * 50, 0],
  });
}

/** A cloud of wool. */
export function cloud(at: Vec, size: number, colour = '#fbf6ec'): three.Group {
  const wool = materials.fleece(colour, 1.1);
  const puffs: [number, number, number][] = [
    [-0.8, 0, 0.34],
    [-0.35, 0.16, 0.46],
    [0.15, 0.24, 0.52],
    [0.62, 0.06, 0.4],
    [0.98, -0.05, 0.26],
  ];
  const whole = group(
    puffs.map(([x, y, r]) =>
      ball(r * size, wool, { at: [at[0] + x * size, at[1] + y * size, at[2]], scale: [1.15, 0.8, 0.7] }),
    ),
  );
  whole.traverse((part) => {
    part.castShadow = false;
  });
  return whole;
}

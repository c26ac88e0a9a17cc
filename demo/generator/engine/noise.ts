const hash = (x: number, y: number) => {
  let h = Math.imul(x, 374_761_393) + Math.imul(y, 668_265_263);
  h = Math.imul(h ^ (h >>> 13), 1_274_126_177);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
};

const ease = (t: number) => t * t * (3 - 2 * t);

/** Smooth hills and valleys over the plane, from -1 to 1, about one of each per unit. */
export function noise(x: number, y: number): number {
  const [cx, cy] = [Math.floor(x), Math.floor(y)];
  const [tx, ty] = [ease(x - cx), ease(y - cy)];
  const low = hash(cx, cy) * (1 - tx) + hash(cx + 1, cy) * tx;
  const high = hash(cx, cy + 1) * (1 - tx) + hash(cx + 1, cy + 1) * tx;
  return (low * (1 - ty) + high * ty) * 2 - 1;
}

/** Hills with smaller hills on them. */
export function roughness(x: number, y: number, layers = 4): number {
  let [sum, weight] = [0, 1];
  for (let i = 0; i < layers; i++) {
    sum += noise(x * 2 ** i + i * 17, y * 2 ** i - i * 31) * weight;
    weight /= 2;
  }
  return sum / 2;
}

/** A dent along a line of the distance `away` from it: a seam pulls cloth in. */
export const dent = (away: number, width: number, depth: number) => 1 - depth * Math.exp(-((away / width) ** 2));

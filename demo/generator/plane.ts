/** Numbers for every pixel, from 0 to 1: shades too fine for bytes keep their steps invisible until they are packed. */
export interface Plane {
  width: number;
  height: number;
  at: Float32Array;
}

export const planeOf = ({ width, height }: { width: number; height: number }): Plane => ({
  width,
  height,
  at: new Float32Array(width * height),
});

/** The mean of `reach` neighbours on both sides, row by row. */
function meanAcross({ width, height }: Plane, from: Float32Array, to: Float32Array, reach: number): void {
  const share = 1 / (2 * reach + 1);
  for (let start = 0; start < width * height; start += width) {
    let sum = 0;
    for (let x = 0; x < reach; x++) sum += from[start + x] ?? 0;
    for (let x = 0; x < width; x++) {
      if (x + reach < width) sum += from[start + x + reach] ?? 0;
      to[start + x] = sum * share;
      if (x >= reach) sum -= from[start + x - reach] ?? 0;
    }
  }
}

/** The same for columns, all of them at once. */
function meanDown({ width, height }: Plane, from: Float32Array, to: Float32Array, reach: number): void {
  const share = 1 / (2 * reach + 1);
  const sums = new Float32Array(width);
  const add = (y: number, sign: 1 | -1) => {
    if (y < 0 || y >= height) return;
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + sign * (from[y * width + x] ?? 0);
  };
  for (let y = 0; y < reach; y++) add(y, 1);
  for (let y = 0; y < height; y++) {
    add(y + reach, 1);
    for (let x = 0; x < width; x++) to[y * width + x] = (sums[x] ?? 0) * share;
    add(y - reach, -1);
  }
}

/** Blurred about as far as `reach`: means of means come near to the bell curve. Beyond the edge there is nothing. */
export function blurred(plane: Plane, reach: number, times = 3): Plane {
  const [a, b] = [Float32Array.from(plane.at), new Float32Array(plane.at.length)];
  for (let i = 0; i < times; i++) {
    meanAcross(plane, a, b, reach);
    meanDown(plane, b, a, reach);
  }
  return { ...plane, at: a };
}

/** Half as wide and high: what is blurred widely has nothing finer. */
export function halved({ width, height, at }: Plane): Plane {
  const half = planeOf({ width: Math.ceil(width / 2), height: Math.ceil(height / 2) });
  for (let y = 0; y < height; y++) {
    const row = (y >> 1) * half.width;
    for (let x = 0; x < width; x++)
      half.at[row + (x >> 1)] = (half.at[row + (x >> 1)] ?? 0) + 0.25 * (at[y * width + x] ?? 0);
  }
  return half;
}

/** Twice as wide and high again, without steps between its numbers. */
export function doubled({ width, height, at }: Plane, size: { width: number; height: number }): Plane {
  const whole = planeOf(size);
  for (let y = 0; y < size.height; y++) {
    const rows = [y >> 1, Math.min(height - 1, Math.max(0, (y >> 1) + (y % 2 ? 1 : -1)))].map((row) => row * width);
    const [near = 0, next = 0] = rows;
    for (let x = 0; x < size.width; x++) {
      const [a, b] = [x >> 1, Math.min(width - 1, Math.max(0, (x >> 1) + (x % 2 ? 1 : -1)))];
      const inRow = 0.75 * (at[near + a] ?? 0) + 0.25 * (at[near + b] ?? 0);
      const inNext = 0.75 * (at[next + a] ?? 0) + 0.25 * (at[next + b] ?? 0);
      whole.at[y * size.width + x] = 0.75 * inRow + 0.25 * inNext;
    }
  }
  return whole;
}

/** The mean of what is around, of which only what weighs something is asked; nothing where nothing is near. */
export function meanAround(values: Plane, weights: Plane, reach: number): Plane {
  const [sums, shares] = [blurred(values, reach), blurred(weights, reach)];
  for (let i = 0; i < sums.at.length; i++) {
    const share = shares.at[i] ?? 0;
    sums.at[i] = share < 0.002 ? 0 : Math.max(0, sums.at[i] ?? 0) / share;
  }
  return sums;
}

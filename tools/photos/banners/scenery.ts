/** Shapes the banner landscapes are layered from; a scene is as wide and high as its banner. */
export type Frame = { width: number; height: number };

/** A soft ridge across the picture: `base` is its height as a share of the picture, `swing` how much it rolls. */
export function hill({ width, height }: Frame, base: number, swing: number, phase: number, fill: string): string {
  const steps = 24;
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const x = (i / steps) * width;
    const t = (i / steps) * Math.PI * 2;
    const y = height * (base - swing * (0.6 * Math.sin(t * 0.8 + phase) + 0.4 * Math.sin(t * 1.7 + phase * 2.3)));
    return `${x.toFixed(0)},${y.toFixed(0)}`;
  });
  return `<path d="M0 ${height}L${points.join('L')}L${width} ${height}z" fill="${fill}"/>`;
}

/** Where the ridge of `hill` runs at x, so that things can stand on it. */
export function ridgeAt({ width, height }: Frame, base: number, swing: number, phase: number, x: number): number {
  const t = (x / width) * Math.PI * 2;
  return height * (base - swing * (0.6 * Math.sin(t * 0.8 + phase) + 0.4 * Math.sin(t * 1.7 + phase * 2.3)));
}

export function spruce(x: number, y: number, size: number, fill: string, shade: string): string {
  const tier = (top: number, half: number, foot: number) =>
    `M${x} ${y - top * size}L${x + half * size} ${y - foot * size}Q${x} ${y - (foot - 0.05) * size} ${x - half * size} ${y - foot * size}z`;
  const side = (top: number, half: number, foot: number) =>
    `M${x} ${y - top * size}L${x + half * size} ${y - foot * size}Q${x + (half * size) / 2} ${y - (foot - 0.04) * size} ${x} ${y - (foot - 0.03) * size}z`;
  const tiers: [number, number, number][] = [
    [0.66, 0.27, 0.14],
    [0.84, 0.21, 0.38],
    [1, 0.15, 0.6],
  ];
  return `<rect x="${x - 0.025 * size}" y="${y - 0.16 * size}" width="${0.05 * size}" height="${0.18 * size}" fill="#5b4030"/>${tiers.map((t) => `<path d="${tier(...t)}" fill="${fill}"/><path d="${side(...t)}" fill="${shade}"/>`).join('')}`;
}

/** Trees along a ridge, their places and sizes taken from a fixed list so that the picture is always the same. */
export function forest(
  frame: Frame,
  ridge: (x: number) => number,
  size: number,
  gaps: readonly [number, number][],
  fill: string,
  shade: string,
): string {
  const places = [
    0.01, 0.045, 0.085, 0.12, 0.165, 0.2, 0.235, 0.28, 0.32, 0.36, 0.4, 0.44, 0.48, 0.52, 0.57, 0.61, 0.655, 0.69, 0.73,
    0.77, 0.81, 0.85, 0.89, 0.925, 0.965, 0.995,
  ];
  return places
    .filter((p) => !gaps.some(([from, to]) => p > from && p < to))
    .map((p, i) => {
      const x = p * frame.width;
      return spruce(x, ridge(x) + size * 0.06, size * (0.72 + 0.34 * Math.abs(Math.sin(i * 2.4 + p * 9))), fill, shade);
    })
    .join('');
}

export function sky({ width, height }: Frame, stops: readonly string[]): string {
  const marks = stops.map((colour, i) => `<stop offset="${i / (stops.length - 1)}" stop-color="${colour}"/>`).join('');
  return `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${marks}</linearGradient></defs><rect width="${width}" height="${height}" fill="url(#sky)"/>`;
}

export function glow(id: string, x: number, y: number, r: number, colour: string, strength: number): string {
  return `<defs><radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs><circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/>`;
}

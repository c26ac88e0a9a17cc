import { formatHex, hueDistance, type Oklch, oklchToRgb, parseHex, type Rgb, rgbToOklch } from './oklch.ts';

/** Which colours of a drawing are its cloth or lacquer, as opposed to soles, buckles and steel. */
export type MainColour = { hue: number; spread?: number; minChroma?: number; maxChroma?: number };

const hexColour = /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi;
// Inner shadows of the drawings keep their colour as constants of a colour matrix.
const matrixColour = /0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0/g;

function isMain(colour: Oklch, main: MainColour): boolean {
  if (colour.c < (main.minChroma ?? 0.03) || colour.c > (main.maxChroma ?? 1)) return false;
  return hueDistance(colour.h, main.hue) <= (main.spread ?? 45);
}

/** The middle of the main colours, by which all of them are moved to the target together. */
function middle(body: string, main: MainColour): Oklch {
  const found = [...body.matchAll(hexColour)].map((m) => rgbToOklch(parseHex(m[0]))).filter((c) => isMain(c, main));
  const sum = (pick: (c: Oklch) => number) =>
    found.reduce((total, c) => total + pick(c), 0) / Math.max(1, found.length);
  return { l: sum((c) => c.l), c: sum((c) => c.c), h: main.hue };
}

/** Gives a drawing the colour `target`: its main colours keep their play of light, everything else stays. */
export function recolour(body: string, main: MainColour, target: string): string {
  const to = rgbToOklch(parseHex(target));
  const from = middle(body, main);
  const shift = (rgb: Rgb): Rgb => {
    const colour = rgbToOklch(rgb);
    if (!isMain(colour, main)) return rgb;
    const chroma = from.c > 0 ? colour.c / from.c : 1;
    return oklchToRgb({
      l: Math.min(0.98, Math.max(0.1, to.l + (colour.l - from.l) * 0.85)),
      c: to.c * (0.45 + 0.55 * chroma),
      h: to.h + Math.max(-14, Math.min(14, (((colour.h - from.h + 540) % 360) - 180) * 0.3)),
    });
  };
  return body
    .replace(hexColour, (hex) => formatHex(shift(parseHex(hex))))
    .replace(matrixColour, (_, r, g, b) => {
      const next = shift({ r: Number(r), g: Number(g), b: Number(b) });
      const [nr, ng, nb] = [next.r, next.g, next.b].map((v) => v.toFixed(6));
      return `0 0 0 0 ${nr} 0 0 0 0 ${ng} 0 0 0 0 ${nb} 0 0 0`;
    });
}

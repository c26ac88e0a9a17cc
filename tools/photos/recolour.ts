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

/** A colour in OKLCH: lightness 0–1, chroma 0–0.4, hue in degrees. Equal steps look equally large, unlike in HSL. */
type Oklch = { l: number; c: number; h: number };
type Rgb = { r: number; g: number; b: number };

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
const toGamma = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);
const clamp = (v: number) => Math.min(1, Math.max(0, v));

/** Channels run from 0 to 1. */
export function rgbToOklch({ r, g, b }: Rgb): Oklch {
  const [lr, lg, lb] = [toLinear(r), toLinear(g), toLinear(b)];
  const l = Math.cbrt(0.4122214708 * lr + 0.5363325363 * lg + 0.0514459929 * lb);
  const m = Math.cbrt(0.2119034982 * lr + 0.6806995451 * lg + 0.1073969566 * lb);
  const s = Math.cbrt(0.0883024619 * lr + 0.2817188376 * lg + 0.6299787005 * lb);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360,
  };
}

export function oklchToRgb({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const ll = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const mm = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const ss = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    r: clamp(toGamma(clamp(4.0767416621 * ll - 3.3077115913 * mm + 0.2309699292 * ss))),
    g: clamp(toGamma(clamp(-1.2684380046 * ll + 2.6097574011 * mm - 0.3413193965 * ss))),
    b: clamp(toGamma(clamp(-0.0041960863 * ll - 0.7034186147 * mm + 1.707614701 * ss))),
  };
}

export function parseHex(hex: string): Rgb {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, (d) => d + d) : hex;
  const at = (i: number) => Number.parseInt(full.slice(i, i + 2), 16) / 255;
  return { r: at(1), g: at(3), b: at(5) };
}

function formatHex({ r, g, b }: Rgb): string {
  return `#${[r, g, b]
    .map((v) =>
      Math.round(v * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The difference of two hues, 0–180. */
export function hueDistance(a: number, b: number): number {
  const d = Math.abs(a - b) % 360;
  return d > 180 ? 360 - d : d;
}

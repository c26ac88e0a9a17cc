import { type Hex, mix, shade, tones } from '../engine/materials.ts';
import { roughness } from '../engine/noise.ts';

/** Pictures printed on paper, tin and cloth; places go from -1 to 1 both ways. */
export type Print = (x: number, y: number) => Hex;

/** Ridges behind one another under a low sun. */
export const ridges =
  (colour: Hex, sky: Hex = tones.cream, sun: Hex = tones.amber): Print =>
  (x, y) => {
    for (let i = 0; i < 4; i++) {
      const near = 1 - i / 4;
      const height = -0.7 + i * 0.3 + 0.7 * roughness(x * (1.1 + near * 0.4) + i * 7.3, i * 3.1, 3);
      if (y < height) return mix(shade(colour, -0.16), sky, i * 0.22);
    }
    return Math.hypot(x - 0.3, y - 0.48) < 0.24 ? sun : sky;
  };

/** A hill map: heights in steps, forest, a river and marked trails. */
export const hillMap: Print = (x, y) => {
  const height = roughness(x * 1.7 + 3, y * 1.7 + 8, 4);
  const trail = (offset: number, bend: number) => Math.abs(y - offset - bend * Math.sin(x * 3.1 + offset * 5)) < 0.022;
  if (trail(0.25, 0.3)) return '#c8402c';
  if (trail(-0.35, 0.22)) return '#2c5aa8';
  if (Math.abs(x + 0.25 - 0.25 * Math.sin(y * 3)) < 0.03) return '#6aa3c4';
  if (Math.abs(height * 9 - Math.round(height * 9)) < 0.07) return '#b98f5c';
  if (height > 0.22) return '#ead9ab';
  return height > -0.1 ? '#cfd6a0' : '#a9c08a';
};

/** A clock face: hours as bars, minutes as dots. */
export const dial =
  (face: Hex, marks: Hex, minutes = true): Print =>
  (x, y) => {
    const radius = Math.hypot(x, y);
    const angle = (Math.atan2(x, y) / (2 * Math.PI) + 1) % 1;
    const away = (parts: number) => Math.abs(angle * parts - Math.round(angle * parts)) / parts;
    const arc = radius * 2 * Math.PI;
    if (radius > 0.62 && radius < 0.82 && away(12) * arc < (away(4) * arc < 0.06 ? 0.055 : 0.032)) return marks;
    if (minutes && radius > 0.87 && radius < 0.93 && away(60) * arc < 0.016) return marks;
    return face;
  };

const brightness = (colour: Hex) => {
  const part = (from: number) => Number.parseInt(colour.slice(from, from + 2), 16) / 255;
  return 0.3 * part(1) + 0.6 * part(3) + 0.1 * part(5);
};

/** The ink, darkened where it would not be seen on the paper. */
const seenOn = (sheet: Hex, ink: Hex) =>
  Math.abs(brightness(sheet) - brightness(ink)) < 0.3 ? mix(ink, tones.ink, 0.7) : ink;

/** A framed label with a small peak on it. */
export function peakLabel(sheet: Hex, wanted: Hex, sun: Hex = tones.amber): Print {
  const ink = seenOn(sheet, wanted);
  return (x, y) => {
    const edge = Math.max(Math.abs(x), Math.abs(y));
    if (edge > 0.84 && edge < 0.9) return ink;
    if (edge >= 0.9) return sheet;
    const left = 0.42 - Math.abs(x + 0.16) * 1.35;
    const right = 0.16 - Math.abs(x - 0.32) * 1.35;
    if (y > -0.22 && y < Math.max(left, right)) return ink;
    if (Math.hypot(x - 0.42, y - 0.42) < 0.13) return sun;
    if (Math.abs(y + 0.42) < 0.05 && Math.abs(x) < 0.6) return ink;
    if (Math.abs(y + 0.62) < 0.03 && Math.abs(x) < 0.4) return mix(ink, sheet, 0.4);
    return sheet;
  };
}

/** From the 0–1 of a label to the -1–1 of a print. */
export const unit =
  (print: Print): Print =>
  (x, y) =>
    print(x * 2 - 1, y * 2 - 1);

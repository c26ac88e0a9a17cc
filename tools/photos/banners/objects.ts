import { glow } from './scenery.ts';

/** A ridge tent seen from the front; x is its middle, y the ground. */
export function tent(x: number, y: number, s: number, lit: boolean): string {
  const inside = lit ? '#ffd98a' : '#5a3b24';
  return `
<ellipse cx="${x}" cy="${y + 0.02 * s}" rx="${0.78 * s}" ry="${0.07 * s}" fill="#1c2a20" opacity=".28"/>
<path d="M${x - 0.1 * s} ${y - 0.62 * s}L${x + 0.72 * s} ${y}H${x - 0.02 * s}z" fill="#c9701f"/>
<path d="M${x - 0.1 * s} ${y - 0.62 * s}L${x - 0.7 * s} ${y}H${x + 0.32 * s}z" fill="#eb9a3b"/>
<path d="M${x - 0.1 * s} ${y - 0.62 * s}L${x - 0.34 * s} ${y}H${x + 0.05 * s}z" fill="${inside}"/>
<path d="M${x - 0.1 * s} ${y - 0.62 * s}L${x - 0.34 * s} ${y}H${x - 0.22 * s}z" fill="#f6b75f"/>
<path d="M${x - 0.1 * s} ${y - 0.62 * s}L${x - 0.7 * s} ${y}h${0.08 * s}z" fill="#ffc777" opacity=".7"/>
<path d="M${x - 0.1 * s} ${y - 0.62 * s}l${-0.78 * s} ${0.63 * s}M${x - 0.1 * s} ${y - 0.62 * s}l${1.02 * s} ${0.63 * s}" stroke="#f7ead2" stroke-width="${0.008 * s}" opacity=".8"/>`;
}

/** A camp fire with stones; x is its middle, y the ground. */
export function fire(x: number, y: number, s: number): string {
  const stones = [-0.42, -0.25, -0.06, 0.14, 0.32, 0.45];
  return `
${glow('fireglow', x, y - 0.3 * s, 2.4 * s, '#ffb45a', 0.55)}
<path d="M${x - 0.36 * s} ${y}l${0.66 * s} ${-0.16 * s}l${0.06 * s} ${0.09 * s}l${-0.66 * s} ${0.16 * s}z" fill="#6d452b"/>
<path d="M${x + 0.36 * s} ${y}l${-0.66 * s} ${-0.16 * s}l${-0.06 * s} ${0.09 * s}l${0.66 * s} ${0.16 * s}z" fill="#8a5a38"/>
<path d="M${x} ${y - 0.95 * s}C${x + 0.1 * s} ${y - 0.7 * s} ${x + 0.36 * s} ${y - 0.52 * s} ${x + 0.3 * s} ${y - 0.22 * s}C${x + 0.26 * s} ${y - 0.02 * s} ${x - 0.26 * s} ${y - 0.02 * s} ${x - 0.3 * s} ${y - 0.24 * s}C${x - 0.33 * s} ${y - 0.46 * s} ${x - 0.12 * s} ${y - 0.6 * s} ${x} ${y - 0.95 * s}z" fill="#f0642b"/>
<path d="M${x + 0.02 * s} ${y - 0.66 * s}C${x + 0.08 * s} ${y - 0.5 * s} ${x + 0.23 * s} ${y - 0.38 * s} ${x + 0.19 * s} ${y - 0.19 * s}C${x + 0.15 * s} ${y - 0.04 * s} ${x - 0.17 * s} ${y - 0.04 * s} ${x - 0.19 * s} ${y - 0.2 * s}C${x - 0.2 * s} ${y - 0.36 * s} ${x - 0.06 * s} ${y - 0.44 * s} ${x + 0.02 * s} ${y - 0.66 * s}z" fill="#ffb63d"/>
<path d="M${x} ${y - 0.38 * s}c${0.06 * s} ${0.1 * s} ${0.12 * s} ${0.14 * s} ${0.1 * s} ${0.24 * s}c${-0.02 * s} ${0.09 * s} ${-0.18 * s} ${0.09 * s} ${-0.2 * s} 0c${-0.01 * s} ${-0.1 * s} ${0.05 * s} ${-0.14 * s} ${0.1 * s} ${-0.24 * s}z" fill="#fff0b8"/>
${stones.map((dx, i) => `<ellipse cx="${x + dx * s}" cy="${y + 0.07 * s + (i % 2) * 0.03 * s}" rx="${0.11 * s}" ry="${0.075 * s}" fill="${i % 2 ? '#5d646b' : '#737a80'}"/>`).join('')}`;
}

/** An enamel mug with steam; x is its middle, y the ground. */
export function mug(x: number, y: number, s: number): string {
  return `
<ellipse cx="${x}" cy="${y}" rx="${0.4 * s}" ry="${0.06 * s}" fill="#000" opacity=".3"/>
<path d="M${x + 0.27 * s} ${y - 0.5 * s}c${0.32 * s} ${-0.06 * s} ${0.34 * s} ${0.4 * s} ${-0.02 * s} ${0.38 * s}" fill="none" stroke="#e9e3d6" stroke-width="${0.075 * s}"/>
<path d="M${x - 0.31 * s} ${y - 0.66 * s}h${0.62 * s}l${-0.03 * s} ${0.58 * s}c0 ${0.06 * s} ${-0.05 * s} ${0.08 * s} ${-0.1 * s} ${0.08 * s}h${-0.36 * s}c${-0.05 * s} 0 ${-0.1 * s} ${-0.02 * s} ${-0.1 * s} ${-0.08 * s}z" fill="#f6f1e6"/>
<path d="M${x + 0.08 * s} ${y - 0.66 * s}h${0.23 * s}l${-0.03 * s} ${0.58 * s}c0 ${0.06 * s} ${-0.05 * s} ${0.08 * s} ${-0.1 * s} ${0.08 * s}h${-0.1 * s}z" fill="#d9d1c0"/>
<ellipse cx="${x}" cy="${y - 0.66 * s}" rx="${0.31 * s}" ry="${0.075 * s}" fill="#2f5b46"/><ellipse cx="${x}" cy="${y - 0.655 * s}" rx="${0.27 * s}" ry="${0.055 * s}" fill="#4b2f1d"/>
<path d="M${x - 0.17 * s} ${y - 0.2 * s}l${0.13 * s} ${-0.2 * s}l${0.08 * s} ${0.11 * s}l${0.06 * s} ${-0.07 * s}l${0.1 * s} ${0.16 * s}z" fill="#2f5b46"/>
<path d="M${x - 0.1 * s} ${y - 0.8 * s}c${-0.08 * s} ${-0.12 * s} ${0.08 * s} ${-0.18 * s} 0 ${-0.32 * s}M${x + 0.08 * s} ${y - 0.82 * s}c${-0.08 * s} ${-0.12 * s} ${0.08 * s} ${-0.18 * s} 0 ${-0.32 * s}" fill="none" stroke="#fff" stroke-width="${0.028 * s}" stroke-linecap="round" opacity=".4"/>`;
}

/** Snow peaks: a row of triangles with white caps. */
export function peaks(
  width: number,
  height: number,
  base: number,
  fill: string,
  shade: string,
  tops: readonly [x: number, top: number, half: number][],
): string {
  return tops
    .map(([px, top, half]) => {
      const [x, y, h, b] = [px * width, top * height, half * width, base * height];
      const cap = 0.36;
      return `<path d="M${x} ${y}L${x + h} ${b}H${x - h}z" fill="${fill}"/><path d="M${x} ${y}L${x + h} ${b}H${x + 0.15 * h}L${x - 0.04 * h} ${y + 0.45 * (b - y)}z" fill="${shade}"/><path d="M${x} ${y}L${x + cap * h} ${y + cap * (b - y)}L${x + 0.17 * h} ${y + 0.29 * (b - y)}L${x + 0.05 * h} ${y + 0.4 * (b - y)}L${x - 0.13 * h} ${y + 0.28 * (b - y)}L${x - cap * h} ${y + cap * (b - y)}z" fill="#fbfdff"/>`;
    })
    .join('');
}

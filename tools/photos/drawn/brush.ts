/** Small pieces the hand-drawn objects are made of; every drawing lives in a 32 × 32 box and is lit from the upper left. */

/** A gradient from light to shade, from the upper left to the lower right unless told otherwise. */
export function shade(id: string, stops: string[], direction: 'diagonal' | 'across' | 'down' = 'diagonal'): string {
  const [x2, y2] = direction === 'across' ? [1, 0] : direction === 'down' ? [0, 1] : [1, 1];
  const marks = stops.map((colour, i) => `<stop offset="${i / (stops.length - 1)}" stop-color="${colour}"/>`).join('');
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${marks}</linearGradient>`;
}

export function drawing(defs: string[], ...shapes: string[]): string {
  return `<defs>${defs.join('')}</defs>${shapes.join('')}`;
}

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const box = (x: number, y: number, w: number, h: number, r: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`;

export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;

/** Cloth and lacquer are drawn in reds, so that one rule finds and recolours them. */
export const cloth = { light: '#ff8f80', main: '#e85b4f', deep: '#c23d38', dark: '#96292b' } as const;
export const steel = { light: '#f4f4f6', main: '#c3c5cc', deep: '#8d9099', dark: '#5c5f68' } as const;

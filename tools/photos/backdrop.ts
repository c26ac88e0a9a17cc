/** Calm grounds of the product photos: wall, floor and a tone for shapes behind the object. */
export type Ground = { wall: string; floor: string; shape: string };

export const grounds = {
  papier: { wall: '#f6f2ea', floor: '#ece5d8', shape: '#e6dccb' },
  szalwia: { wall: '#eef2ea', floor: '#dfe7da', shape: '#d3dfcd' },
  mgla: { wall: '#eff3f4', floor: '#dfe7ea', shape: '#d2dee2' },
  brzoskwinia: { wall: '#f8f0e8', floor: '#f0e2d4', shape: '#ecd8c4' },
  sloma: { wall: '#f7f3e3', floor: '#ede6cb', shape: '#e8deb9' },
  glina: { wall: '#f5eeea', floor: '#eaded7', shape: '#e2d1c8' },
} as const satisfies Record<string, Ground>;

export type GroundName = keyof typeof grounds;

const frame = (inner: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 1000 1000">${inner}</svg>`,
  );

const wall = (g: Ground) =>
  `<defs><linearGradient id="w" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${g.wall}"/><stop offset=".72" stop-color="${g.wall}"/><stop offset="1" stop-color="${g.floor}"/></linearGradient><radialGradient id="l" cx=".34" cy=".28" r=".8"><stop offset="0" stop-color="#fff" stop-opacity=".7"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs><rect width="1000" height="1000" fill="url(#w)"/>`;

const light = '<rect width="1000" height="1000" fill="url(#l)"/>';

export const plain = (g: Ground) => frame(wall(g) + light);

export const arch = (g: Ground) =>
  frame(`${wall(g)}<path d="M210 860V500a290 290 0 0 1 580 0v360z" fill="${g.shape}" opacity=".8"/>${light}`);

export const disc = (g: Ground) =>
  frame(`${wall(g)}<circle cx="500" cy="490" r="340" fill="${g.shape}" opacity=".75"/>${light}`);

export const hills = (g: Ground) =>
  frame(
    `${wall(g)}<circle cx="730" cy="270" r="92" fill="#fff" opacity=".65"/><path d="M0 640l170-150 120 96 190-206 210 224 120-92 190 168v320H0z" fill="${g.shape}" opacity=".55"/><path d="M0 740c170-96 330-96 500-24s340 60 500-30v314H0z" fill="${g.shape}" opacity=".9"/>${light}`,
  );

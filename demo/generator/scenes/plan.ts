/** One picture of a scene. It is rendered at `part` of its size: nothing in these soft pictures is finer than that. */
export interface PlannedScene {
  scene: string;
  file: string;
  width: number;
  height: number;
  part: number;
  /** A narrower picture, cut out of this one from `left` on, in its whole height. */
  cut?: { file: string; left: number; width: number; height: number };
}

const banner = (scene: string): PlannedScene[] => [
  {
    scene,
    file: `demo/banery/${scene}-desktop.webp`,
    width: 2400,
    height: 900,
    part: 0.6,
    cut: { file: `demo/banery/${scene}-tablet.webp`, left: 470, width: 1640, height: 800 },
  },
  { scene, file: `demo/banery/${scene}-mobile.webp`, width: 780, height: 960, part: 0.8 },
];

/** Departments of the shop and stories of the blog. */
const picture = (scene: string): PlannedScene => ({
  scene,
  file: `demo/sceny/${scene}.webp`,
  width: 960,
  height: 640,
  part: 0.64,
});

/** Those that fill half of a wide page. */
const largePicture = (scene: string): PlannedScene => ({ ...picture(scene), width: 1200, height: 800, part: 0.55 });

export const plannedScenes: readonly PlannedScene[] = [
  ...banner('swit'),
  ...banner('ognisko'),
  ...banner('zima'),
  ...[
    'wieszak',
    'prog',
    'szlak',
    'nocleg',
    'sniadanie',
    'latarnie',
    'drewno',
    'rower',
    'sanki',
    'stol',
    'prezenty',
    'hamak',
    'potok',
    'drogowskaz',
    'przelecz',
    'przymrozek',
    'serwis',
    'tkalnia',
  ].map(picture),
  ...['gorce', 'ogien', 'schronisko'].map(largePicture),
];

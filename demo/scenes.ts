/** Pictures of the miniature world below the media folder; taken by demo/generator/scenes. */
export const demoScenes = [
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
  'gorce',
  'ogien',
  'schronisko',
  'potok',
  'drogowskaz',
  'przelecz',
  'przymrozek',
  'serwis',
  'tkalnia',
] as const;

export type DemoScene = (typeof demoScenes)[number];

export const sceneFile = (scene: DemoScene): string => `demo/sceny/${scene}.webp`;

/** Made for one story of the blog and shown nowhere else. */
const ownScenes: ReadonlySet<DemoScene> = new Set<DemoScene>(['przymrozek', 'drogowskaz']);

/** The picture of a story of the blog: its own, or a scene of the shop at another hour. */
export const storyFile = (scene: DemoScene): string =>
  ownScenes.has(scene) ? sceneFile(scene) : `demo/sceny/${scene}-wpis.webp`;

/** Which scene stands for a department, by its slug. */
export const departmentScenes: Readonly<Record<string, DemoScene>> = {
  odziez: 'wieszak',
  buty: 'prog',
  'plecaki-i-torby': 'szlak',
  'namioty-i-spanie': 'nocleg',
  'kuchnia-turystyczna': 'sniadanie',
  'elektronika-i-swiatlo': 'latarnie',
  'wspinanie-i-sprzet': 'drewno',
  rowery: 'rower',
  zima: 'sanki',
  'dom-i-kuchnia': 'stol',
  prezenty: 'prezenty',
};

/** Where a file belongs: its top folder, its module or part of the platform, and its layer. */
export interface Location {
  top: string;
  /** `after-sale/returns`, or the folder of the platform; the top folder elsewhere. */
  unit: string;
  layer: Layer | undefined;
  isTest: boolean;
}

export const LAYERS = ['rules', 'texts', 'server', 'storefront', 'panel', 'testing'] as const;
export type Layer = (typeof LAYERS)[number];

export const isTestFile = (file: string) => /\.(test|spec)\.tsx?$/.test(file) || file.includes('/testing/');

export function locateFile(file: string): Location {
  const parts = file.split('/');
  const [top = '', second = '', third = '', fourth = ''] = parts;
  const isTest = isTestFile(file);
  if (top === 'modules') return { top, unit: `${second}/${third}`, layer: toLayer(fourth), isTest };
  if (top === 'platform') return { top, unit: second, layer: platformLayer(second, third), isTest };
  if (top === 'storefront' || top === 'panel') return { top, unit: top, layer: top, isTest };
  return { top, unit: top, layer: undefined, isTest };
}

/** Kits of components and the types of routes have no layers inside. */
function platformLayer(unit: string, folder: string): Layer | undefined {
  if (unit === 'ui' || unit === 'routing') return folder === 'texts' ? 'texts' : 'storefront';
  if (unit === 'panel-ui') return folder === 'texts' ? 'texts' : 'panel';
  if (unit === 'testing') return 'testing';
  return toLayer(folder);
}

function toLayer(folder: string): Layer | undefined {
  return LAYERS.find((layer) => layer === folder);
}

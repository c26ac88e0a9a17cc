export const layers = ['rules', 'texts', 'shop', 'wire', 'app', 'admin', 'server', 'tools', 'e2e', 'lab'] as const;
export type Layer = (typeof layers)[number];

export function layerOf(file: string): Layer | undefined {
  const top = file.split('/')[0];
  return file.includes('/') ? layers.find((layer) => layer === top) : undefined;
}

/** Districts of a floor, each may import itself and those before it. */
export const districts = ['platform', 'catalogue', 'customers', 'selling', 'after-sale', 'content'] as const;

/** Floors whose arrows between districts are checked. */
const floors = ['rules', 'texts', 'shop', 'app/features'];

/** `selling` for a file of `shop/selling/orders`; `top` for what stands above the districts and may import them all. */
export function districtOf(file: string): (typeof districts)[number] | 'top' | undefined {
  const floor = floors.find((one) => file.startsWith(`${one}/`));
  if (!floor) return undefined;
  const [folder] = file.slice(floor.length + 1).split('/');
  return districts.find((district) => district === folder) ?? 'top';
}

/** Arrows of the house: what each top folder may import besides itself. Finer rules stand in judge-import.ts. */
export const allowedLayers: Record<Layer, readonly Layer[]> = {
  rules: [],
  texts: ['rules'],
  shop: ['rules', 'texts'],
  wire: ['rules', 'shop'],
  app: ['rules', 'texts', 'wire', 'shop'],
  admin: ['rules', 'texts', 'shop', 'app'],
  server: ['rules', 'texts', 'shop', 'wire', 'app', 'admin'],
  tools: ['rules', 'texts', 'shop', 'wire', 'app', 'admin', 'server'],
  e2e: ['rules', 'texts', 'shop', 'wire', 'app', 'admin', 'server', 'tools'],
  lab: ['rules', 'texts', 'shop', 'wire', 'app', 'admin', 'server', 'tools'],
};

export const layerAdvice: Record<Layer, string> = {
  rules: 'a rule is pure: take what it needs as an argument, or move the code that does the work to shop/ or app/',
  texts: 'a text is built from its arguments: pass the value in, or move the decision to rules/',
  shop: 'the shop knows no screens and no HTTP: return data or an error code and let wire/ or app/ turn it into an answer',
  wire: 'wire only translates calls: decide in rules/ or shop/; the process in server/ mounts the calls',
  app: 'a screen asks shop/ in its load.server.ts or act.server.ts and wire/client in the browser; what the process gives a page comes through app/request-context.server.ts',
  admin:
    'a screen of the panel asks shop/ in its load.server.ts or act.server.ts and draws with app/ui and app/features/platform',
  server: 'the process must run without command line tools and tests: move the code to server/ or shop/',
  tools:
    'tools do not lean on browser tests: move the shared code to tools/ or shop/platform/db/testing/; npm test runs without lab/',
  e2e: 'npm test runs without lab/: move the shared code to tools/',
  lab: 'a measurement uses the shop and tools/: move the code that a browser test shares to tools/',
};

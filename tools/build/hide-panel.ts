import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const MANIFEST = /^manifest-\w+\.js$/;
const FRAME = /^window\.__reactRouterManifest=(.*);$/s;

interface Manifest {
  routes: Record<string, { parentId?: string }>;
}

/** Shoppers' browsers get the route table of the shop alone: it is shorter, and does not disclose the screens of the panel. */
export async function hidePanel(assetsFolder: string): Promise<void> {
  const files = (await readdir(assetsFolder)).filter((file) => MANIFEST.test(file));
  if (files.length === 0) throw new Error('The build has no route table: does React Router name it otherwise?');
  for (const file of files) {
    const place = join(assetsFolder, file);
    await writeFile(place, withoutPanel(await readFile(place, 'utf8')));
  }
}

export function withoutPanel(script: string): string {
  const [, json] = FRAME.exec(script) ?? [];
  if (!json) throw new Error('The route table is not as React Router used to write it');
  const manifest: Manifest = JSON.parse(json);
  const isPanel = (id: string | undefined): boolean =>
    id !== undefined && (id === 'panel' || isPanel(manifest.routes[id]?.parentId));
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => !isPanel(id)));
  return `window.__reactRouterManifest=${JSON.stringify({ ...manifest, routes })};`;
}

import { join } from 'node:path';
import type { Shop } from '#shop/platform/shop.ts';

const NAME = /^[\w-]{20,40}\.[a-z]{3,4}$/;

/** Can an upload be called so at all? Whatever else an address says is not looked for. */
export function isUploadName(name: string): boolean {
  return NAME.test(name);
}

/** Where the bytes of an upload lie. */
export function uploadFile(shop: Pick<Shop, 'dataDir'>, name: string): string {
  if (!isUploadName(name)) throw new Error('This is no name of an upload');
  return join(shop.dataDir, 'uploads', name.slice(0, 2), name);
}

/** Path of a public picture below the media folders, as the image route knows it. */
export function publicPath(name: string): string {
  return `wgrane/${name}`;
}

export function publicFile(shop: Pick<Shop, 'dataDir'>, name: string): string {
  if (!isUploadName(name)) throw new Error('This is no name of an upload');
  return join(shop.dataDir, 'media', 'wgrane', name);
}

import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { Hono } from 'hono';
import { type OpenPicture, openPicture, WorkQueue } from '#modules/catalogue/media/server/index.ts';
import { type FileStore, FolderStore, readFileOf } from '#platform/files/server/index.ts';
import { imageWidths } from '#platform/images/rules/image-address.ts';
import type { ShopLog } from '#platform/shop/server/shop.ts';
import type { ServerEnv } from '../visitor.ts';
import type { MediaSource, MediaSources } from './find-source.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

const widths = new Map<string, number>(imageWidths.map((width) => [String(width), width]));

/** `/obraz/{width}/{file}`: a picture of the shop, X.17. With `?v=` the address names one version for ever, with `?format=jpg` it has no alpha. */
export function mountImages(app: Hono<ServerEnv>, { sources, ...making }: Making & { sources: MediaSources }): void {
  const maker = new ImageMaker(making);
  app.get('/obraz/:width/:file{.+}', async (c) => {
    const width = widths.get(c.req.param('width'));
    const source = width && (await sources.findPicture(c.req.param('file')));
    const format = c.req.query('format') === 'jpg' ? 'jpeg' : chooseImageFormat(c.req.header('accept'));
    const made = width && source ? await maker.get(source, width, format) : null;
    if (!made) return c.text('Not Found', 404, { 'Cache-Control': 'public, max-age=60' });
    const { body, etag } = made;
    const headers = {
      'Cache-Control': c.req.query('v') ? FOREVER : A_DAY,
      ETag: etag,
      Vary: 'Accept',
      'X-Content-Type-Options': 'nosniff',
    };
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
    const bytes = new Uint8Array(body);
    return c.body(bytes, 200, {
      ...headers,
      'Content-Type': `image/${format}`,
      'Content-Length': String(bytes.length),
    });
  });
  app.all('/obraz/*', (c) =>
    c.req.method === 'GET' ? c.text('Not Found', 404) : c.text('Method Not Allowed', 405, { Allow: 'GET, HEAD' }),
  );
}

// Shared machines first: pictures may take a core each, but leave one to the shoppers, and threads to those who sign in.
const AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1));

interface Making {
  /** Where this node keeps what it has. */
  cacheFolder: string;
  /** Where nodes without a common disk find what another has made; null where there is no such place. */
  made: FileStore | null;
  /** Of the AVIF encoder, 0 to 9. */
  effort: number;
  log: ShopLog;
}

/** Makes pictures in one width and format, once; later requests read the finished file. */
class ImageMaker {
  readonly #near: FileStore;
  readonly #far: FileStore | null;
  readonly #log: ShopLog;
  readonly #effort: number;
  readonly #making = new Map<string, Promise<Buffer | null>>();
  readonly #queue = new WorkQueue(AT_ONCE);

  constructor({ cacheFolder, made, effort, log }: Making) {
    this.#log = log;
    this.#effort = effort;
    this.#near = new FolderStore(cacheFolder);
    this.#far = made;
  }

  /** null for what is no picture, or one too large to be made smaller. */
  async get(source: MediaSource, width: number, format: ImageFormat): Promise<{ body: Buffer; etag: string } | null> {
    const digest = createHash('sha256').update(`${source.name} ${source.version}`).digest('hex').slice(0, 32);
    const file = `${width}/${digest}.${format}`;
    const body = (await readFileOf(this.#near, file)) ?? (await this.#once(file, source, width, format));
    return body && { body, etag: `"${digest}-${width}-${format}"` };
  }

  #once(file: string, source: MediaSource, width: number, format: ImageFormat): Promise<Buffer | null> {
    const running = this.#making.get(file) ?? this.#queue.run(() => this.#bring(file, source, width, format));
    this.#making.set(file, running);
    return running.finally(() => this.#making.delete(file));
  }

  /** Takes a picture that another node has made; every node makes those of bundled sources itself. */
  async #bring(file: string, source: MediaSource, width: number, format: ImageFormat): Promise<Buffer | null> {
    const far = source.isShared ? this.#far : null;
    const found = far && (await readFileOf(far, file));
    const body = found ?? (await this.#make(source, width, format));
    if (!body) return null;
    // A full disk is no reason to show nothing.
    await this.#near.write(file, body).catch((err) => this.#log.warn({ err }, 'A made picture is not kept'));
    if (!found) await far?.write(file, body).catch((err) => this.#log.warn({ err }, 'A made picture is not shared'));
    return body;
  }

  async #make(source: MediaSource, width: number, format: ImageFormat): Promise<Buffer | null> {
    const original = await readFileOf(source.store, source.name);
    const opened = original && (await openPicture(original, 'owner'));
    if (!opened || 'refused' in opened) return null;
    return render(opened, { width, format, effort: this.#effort });
  }
}

/** The ground of cut-outs without transparency: the page's second surface in its light scheme. */
const PALE = '#f1ece2';

interface Wanted {
  width: number;
  format: ImageFormat;
  effort: number;
}

async function render({ picture: opened }: OpenPicture, { width, format, effort }: Wanted): Promise<Buffer> {
  const picture = opened.autoOrient().resize({ width, withoutEnlargement: true });
  if (format === 'avif') return picture.avif({ quality: 55, effort }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 78, effort: 4 }).toBuffer();
  return picture.flatten({ background: PALE }).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}

type ImageFormat = 'avif' | 'webp' | 'jpeg';

/** X.17: the smallest format the browser says it can show; JPEG for everybody else. */
function chooseImageFormat(accept: string | undefined): ImageFormat {
  if (accept?.includes('image/avif')) return 'avif';
  return accept?.includes('image/webp') ? 'webp' : 'jpeg';
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { securityHeaders } from './security/security-headers.ts';
import { StoredAnswer } from './stored-answer.ts';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
};

/**
 * The built files of the shop front, read once: they are few and small, and a later build in the same folder must not
 * pull them from under pages that still name them.
 */
export class StaticFiles {
  readonly #files = new Map<string, StoredAnswer>();

  constructor(folder: string, options: { https: boolean }) {
    if (!existsSync(folder)) return;
    const always = securityHeaders(options);
    for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
      if (!entry.isFile() || /\.(?:br|gz)$/.test(entry.name) || entry.name.startsWith('.')) continue;
      const file = join(entry.parentPath, entry.name);
      const path = file.slice(folder.length).replaceAll('\\', '/');
      this.#files.set(path, readStored(file, [...headersOf(path), ...always]));
    }
  }

  find(url: string): StoredAnswer | undefined {
    const question = url.indexOf('?');
    return this.#files.get(question < 0 ? url : url.slice(0, question));
  }
}

function readStored(file: string, headers: [string, string][]): StoredAnswer {
  const answer = new StoredAnswer(200, headers, readFileSync(file));
  if (existsSync(`${file}.br`)) answer.add('br', readFileSync(`${file}.br`));
  if (existsSync(`${file}.gz`)) answer.add('gzip', readFileSync(`${file}.gz`));
  return answer;
}

function headersOf(path: string): [string, string][] {
  // File names under /assets carry a hash of the contents: the same name never means other bytes.
  const keep = path.startsWith('/assets/')
    ? 'public, max-age=31536000, immutable'
    : 'public, max-age=0, must-revalidate';
  return [
    ['Content-Type', TYPES[extname(path)] ?? 'application/octet-stream'],
    ['Cache-Control', keep],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ];
}

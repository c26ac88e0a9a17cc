import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Plugin, parseAst } from 'vite';
import { keepPart } from './keep-part.ts';
import { isOwnModule } from './own-module.ts';
import { partsUsed } from './parts-used.ts';

const TEXTS = /\/texts\/[\w-]+\.ts$/;
/** `texts/account.part.accountTexts.menu.0a1b2c.ts`: no file, but named like one, so that it is read as one. */
const PART = /^(.*\/texts\/[\w-]+)\.part\.([^./]+)\.([^./]+)\.\w+\.ts$/;

/**
 * The texts of a screen stand in one object, and a bundler takes an object whole: every page of the account would carry
 * the words of all. So a module that says `accountTexts.menu` gets a copy of that part alone, which lies in the module's
 * own chunk. A word that two chunks say travels twice; a request less is worth more.
 */
export const textsByPart = (root: string): Plugin => ({
  name: 'texts-by-part',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  resolveId: { order: 'pre', filter: { id: PART }, handler: (id) => id },
  load: {
    filter: { id: PART },
    handler(id) {
      const [, file = '', name = '', key = ''] = PART.exec(id) ?? [];
      const code = readFileSync(`${file}.ts`, 'utf8');
      const part = keepPart(parseAst(code, { lang: 'ts' }), code, name, key);
      if (part === null) this.warn(`${name}.${key} cannot be told from the rest of ${file}.ts, which travels whole`);
      return part ?? code;
    },
  },
  transform: {
    filter: { id: /\.tsx?(?:$|\?)/, code: /\.ts["']/ },
    async handler(code, id) {
      if (!isOwnModule(root, id)) return null;
      const [file = ''] = id.split('?');
      const changes: { start: number; end: number; text: string }[] = [];
      const imports: string[] = [];
      for (const { from, imported, local, places } of partsUsed(
        parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }),
      )) {
        const texts = /texts\/|^\.\//.test(from) ? (await this.resolve(from, file))?.id : undefined;
        if (!texts || !TEXTS.test(texts) || !isObject(texts, imported)) continue;
        changes.push(...places.map((place) => ({ ...place, text: partsAt(place, local) })));
        for (const key of new Set(places.flatMap((place) => place.keys))) {
          const part = `${texts.slice(0, -'.ts'.length)}.part.${imported}.${key}.${shortHash(id)}.ts`;
          imports.push(`import { ${imported} as ${local}$${key} } from ${JSON.stringify(part)};`);
        }
      }
      if (changes.length === 0) return null;
      changes.sort((a, b) => b.start - a.start);
      const changed = changes.reduce((text, one) => text.slice(0, one.start) + one.text + text.slice(one.end), code);
      // Nobody reads maps of the browser's modules: an empty one says that lines are not where they were.
      return { code: `${changed}\n${imports.join('\n')}`, map: { mappings: '' } };
    },
  },
});

/** What stands in the place of the object. */
function partsAt({ keys, isTakenApart }: { keys: string[]; isTakenApart: boolean }, local: string): string {
  if (!isTakenApart) return `${local}$${keys[0]}`;
  return `{ ${keys.map((key) => `${key}: ${local}$${key}.${key}`).join(', ')} }`;
}

function isObject(file: string, name: string): boolean {
  return new RegExp(`export const ${name}\\b[^=]*=\\s*\\{`).test(readFileSync(file, 'utf8'));
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

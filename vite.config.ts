import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';
import { isOwnModule, textsByPart } from './tools/build/texts-by-part.ts';

const INJECTING_CALL = 'styleInject(css_248z);';

/** The zoom library writes a style element, which the content security policy forbids; gallery.css holds its rules. */
const withoutInjectedStyles: Plugin = {
  name: 'without-injected-styles',
  transform: {
    filter: { id: /\/react-zoom-pan-pinch\/dist\// },
    handler(code) {
      // Another version may write it otherwise: better no build than a viewer whose styles browsers refuse.
      if (!code.includes(INJECTING_CALL)) this.error(`react-zoom-pan-pinch no longer calls ${INJECTING_CALL}`);
      return { code: code.replace(INJECTING_CALL, ''), map: null };
    },
  },
};

const SHELL =
  /\/(?:app\/(?:root|hydrate-page|ui\/(?:button|button-link|text-link|card|skeleton|alert\/notice|icons\/(?:arrows|signs))|features\/platform\/(?:forms\/use-hydrated|seo\/page-meta)))\.tsx?/;
const ROOT = import.meta.dirname;
const isOwn = (id: string) => isOwnModule(ROOT, id);
type Modules = { getModuleInfo(id: string): { importers: string[] } | null };

/** Names the chunk of everything that one of the entries imports outright. */
const importedBy = (entry: RegExp, name: string) => (id: string, modules: Modules) => {
  const seen = new Set<string>();
  const waiting = [id];
  for (let module = waiting.pop(); module; module = waiting.pop()) {
    if (entry.test(module)) return name;
    if (seen.has(module)) continue;
    seen.add(module);
    waiting.push(...(modules.getModuleInfo(module)?.importers ?? []));
  }
  return null;
};

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), withoutInjectedStyles, textsByPart(ROOT)],
  build: {
    // Inlined assets would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    target: 'es2022',
    // Every browser of the target knows module preloads.
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // React and its router change rarely: kept apart, they stay in browsers' caches, and our own weight can be measured.
            codeSplitting: {
              groups: [
                {
                  name: 'framework',
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie-es|@remix-run\/[\w-]+)\//,
                },
                // The little that runs while a page still sleeps (app/features/platform/waking).
                { name: importedBy(/\/app\/entry\.client\.tsx/, 'sleep'), test: isOwn },
                // What surrounds every screen is one file, with the controls nearly every screen has: dozens of tiny ones would
                // cost a request each.
                { name: importedBy(SHELL, 'shell'), test: isOwn },
                // So are price and rating with what they count with.
                {
                  name: 'goods',
                  test: /\/(?:app\/features\/catalogue\/(?:price|rating)|texts\/catalogue\/(?:price|rating)|rules\/platform\/money)[/.]/,
                  minShareCount: 2,
                },
                // The fields of forms, and what reads and checks them.
                {
                  name: 'controls',
                  test: /\/app\/ui\/(?:field|field-messages|text-controls|checkbox)\./,
                  minShareCount: 2,
                },
                {
                  name: 'form',
                  test: /\/(?:app\/features\/platform\/forms\/(?!file|comment)|app\/ui\/animate-value|texts\/platform\/forms|rules\/platform\/forms\/(?:check-field|email|phone|server-check))[\w-]*\./,
                  minShareCount: 2,
                },
                { name: 'units', test: /\/texts\/units\./, minShareCount: 2 },
                // And what a quantity is set with.
                {
                  name: 'quantity',
                  test: /\/(?:app\/features\/platform\/quantity|app\/ui\/number-stepper|rules\/catalogue\/quantity)[/.]/,
                  minShareCount: 2,
                },
              ],
            },
          },
        },
      },
    },
    // One server bundle: the process, the shop and the pages share one module graph.
    ssr: {
      // Hundreds of small modules read one by one would take longer than everything else at the start.
      resolve:
        command === 'build'
          ? { noExternal: true, external: ['nodemailer', 'pdfkit', 'pg', 'pino', 'prom-client', 'sharp'] }
          : {},
      build: { target: 'node22', rollupOptions: { input: './server/app.ts' } },
    },
  },
}));

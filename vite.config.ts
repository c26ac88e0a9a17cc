import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const SHELL_ENTRY = /\/app\/(?:root|entry\.client)\.tsx/;
/** What a shopper types into: only screens with a form need it. */
const FIELDS =
  /\/(?:app\/ui\/(?:field|field-messages|checkbox|select|number-stepper|control-look)|texts\/forms)\.tsx?$/;

const OURS = /\/(?:app|rules|texts|wire)\/(?!(?:screens\/)?listing[/.])/;
/** However many screens could ask for it, most pages do not need it. */
const NOT_EVERYWHERE = [
  // Changing the basket, the favourites or the comparison comes after a click.
  /\/(?:app\/features\/(?:basket-change\/|compare\/follow-compare|tracking\/)|wire\/client\/(?:basket-change|compare))/,
  /\/(?:texts\/(?:basket|compare)\.|rules\/basket\/line-outcome)/,
  /\/(?:app\/ui\/dialog|rules\/files\/)/,
  // Cards of products and what only they show.
  /\/app\/features\/product-card\/|\/rules\/catalogue\/quick-add|\/texts\/(?:product-card|compare-link)/,
];

/** Names the chunk of what the shell imports outright; everything else finds its own place. */
function shellPart(id: string, modules: { getModuleInfo(id: string): { importers: string[] } | null }): string | null {
  const seen = new Set<string>();
  const waiting = [id];
  for (let module = waiting.pop(); module; module = waiting.pop()) {
    if (SHELL_ENTRY.test(module)) return 'shell';
    if (seen.has(module)) continue;
    seen.add(module);
    waiting.push(...(modules.getModuleInfo(module)?.importers ?? []));
  }
  return null;
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // Inlined assets would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    target: 'es2022',
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
                // What surrounds every screen is one file: dozens of tiny ones would cost a request each.
                { name: shellPart, test: /\/(?:app|rules|texts|wire)\// },
                { name: 'fields', test: FIELDS, minShareCount: 2 },
                // The listing has six routes of its own, and no other screen needs its parts.
                {
                  name: 'shared',
                  test: (id) => OURS.test(id) && !NOT_EVERYWHERE.some((part) => part.test(id)),
                  minShareCount: 4,
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
        command === 'build' ? { noExternal: true, external: ['nodemailer', 'pg', 'pino', 'prom-client', 'sharp'] } : {},
      build: { target: 'node22', rollupOptions: { input: './server/app.ts' } },
    },
  },
}));

import type { Finding, StartFinding } from '#modules/back-office/doctor/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { Config } from '#server/config.ts';
import { parseCommandLine } from './start/command-line.ts';
import { EXIT_REFUSED, runTool, withShop } from './start/with-shop.ts';

const { values } = parseCommandLine({
  usage: 'npm run doctor -- [--legal]',
  about: [
    'What is unsafe or missing for a start with these settings as a real shop, and what the law wants and the data lack.',
    '--legal  only what the law wants',
    'Exit code 1 when there is something; with findings marked ! an open shop keeps customers out, with !! it does not start.',
  ],
  options: { legal: { type: 'boolean', default: false } },
});

await runTool(async () => {
  const findings = await withShop(lookAt, { isReadOnly: true });
  for (const finding of findings) console.log(describe(finding));
  console.log(findings.length === 0 ? 'Nothing found.' : `Kinds of findings: ${findings.length}`);
  return findings.length === 0 ? 0 : EXIT_REFUSED;
});

async function lookAt(shop: Shop, config: Config): Promise<(Finding | StartFinding)[]> {
  const { checkLaw, checkStart } = await import('#modules/back-office/doctor/server/index.ts');
  const { startedWith } = await import('#server/check-start.ts');
  const legal = await checkLaw(shop);
  if (values.legal) return legal;
  const start = [...demoMode(config), ...(await checkStart(shop, startedWith(config)))];
  const kinds = start.map(({ kind }) => kind);
  return [...start, ...legal.filter(({ kind }) => kind === 'page' || !kinds.includes(kind))];
}

/** A demo shop is started as one: nothing below stops it. */
function demoMode({ demo }: Config): Finding[] {
  if (!demo) return [];
  const meaning =
    'started like this it is a demo shop, whose bank accepts every payment; the lines below apply to a real one';
  return [
    {
      kind: 'demo',
      meaning,
      count: 1,
      examples: ['WITRYNA_DEMO=1, or a start with neither DATABASE_URL nor PUBLIC_ORIGIN'],
    },
  ];
}

const MARKS: Record<StartFinding['effect'], string> = { refuses: '!! ', closes: '! ', none: '' };

function describe(finding: Finding | StartFinding): string {
  const { kind, meaning, count, examples } = finding;
  const mark = 'effect' in finding ? MARKS[finding.effect] : '';
  const more = count > examples.length ? [`  … and ${count - examples.length} more`] : [];
  return [`${mark}${kind} (${count}): ${meaning}`, ...examples.map((example) => `  - ${example}`), ...more, ''].join(
    '\n',
  );
}

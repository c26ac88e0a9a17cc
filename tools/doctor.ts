import { parseArgs } from 'node:util';
import { ConfigError } from '#server/config.ts';
import { checkLaw, type Finding } from '#shop/doctor/index.ts';
import { EXIT_REFUSED, runTool, withShop } from './start/with-shop.ts';

/** `npm run doctor -- --legal`: what the law wants of the shop and its data lack. Exit code 1 when there is something. */
await runTool(async () => {
  const { values } = parseArgs({ options: { legal: { type: 'boolean', default: false } } });
  if (!values.legal) throw new ConfigError('Say what to look at: npm run doctor -- --legal');
  const findings = await withShop(checkLaw, { onlyLooks: true });
  for (const finding of findings) console.log(describe(finding));
  console.log(findings.length === 0 ? 'Nothing found.' : `Kinds of findings: ${findings.length}`);
  return findings.length === 0 ? 0 : EXIT_REFUSED;
});

function describe({ kind, meaning, count, examples }: Finding): string {
  const more = count > examples.length ? [`  … and ${count - examples.length} more`] : [];
  return [`${kind} (${count}): ${meaning}`, ...examples.map((example) => `  - ${example}`), ...more, ''].join('\n');
}

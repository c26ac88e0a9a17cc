import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findChromium } from '#tools/browser/find-chromium.ts';
import { runCommand } from '#tools/verify/run-command.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type LighthouseScores = Record<(typeof categories)[number], number> & { page: string; layoutShift: number };

/** A slow phone computed from an unslowed visit, Lighthouse's own default; or a visit that is really slowed down. */
export type Throttling = 'simulate' | 'devtools';

interface LighthouseReport {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
  runtimeError?: { message: string };
}

interface Options {
  /** The page is kept out of search engines on purpose. */
  unlisted: boolean;
  throttling: Throttling;
  /** Of how many runs the median is taken. */
  turns: number;
}

const flags = ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'];

/** Lighthouse as a phone on slow 4G; the median run by performance. */
export async function measureLighthouse(page: string, url: string, options: Options): Promise<LighthouseScores> {
  const runs: LighthouseScores[] = [];
  for (let run = 0; run < options.turns; run += 1) runs.push(await runOnce(page, url, options));
  const median = runs.sort((a, b) => a.performance - b.performance)[Math.floor(runs.length / 2)];
  if (!median) throw new Error('Lighthouse gave no figures');
  return median;
}

async function runOnce(page: string, url: string, { unlisted, throttling }: Options): Promise<LighthouseScores> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  try {
    const file = path.join(folder, 'report.json');
    const args = [
      url,
      '--quiet',
      `--throttling-method=${throttling}`,
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${categories.join(',')}`,
      ...(unlisted ? ['--skip-audits=is-crawlable'] : []),
    ];
    const { code, output } = await runCommand('lighthouse', [...args, `--chrome-flags=${flags.join(' ')}`], {
      env: { CHROME_PATH: findChromium() },
    });
    if (code !== 0) throw new Error(`Lighthouse failed on ${url}:\n${output}`);
    const report = JSON.parse(readFileSync(file, 'utf8')) as LighthouseReport;
    if (report.runtimeError) throw new Error(`Lighthouse failed on ${url}: ${report.runtimeError.message}`);
    const score = (category: string) => Math.round((report.categories[category]?.score ?? 0) * 100);
    return {
      page,
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
      layoutShift: report.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { Replicas } from '#platform/replicas/server/index.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { testLog } from '#platform/testing/with-client.ts';
import { startTestServer } from '../testing/start-test-server.ts';
import { QueryWatch } from './query-watch.ts';

const { shop, url } = await testDatabase();
const replicas = new Replicas({
  urls: [url],
  primary: shop.pool,
  poolSize: 1,
  maxLagMs: 1000,
  timeouts: { connection: 1000, statement: 5000 },
  log: testLog,
});
const server = await startTestServer({
  shop,
  databaseUrl: url,
  replicas,
  queries: new QueryWatch({ log: { warn() {} }, slowMs: 0 }),
  handlePage: async () => new Response('page'),
});
afterAll(async () => {
  await server.close();
  await replicas.close();
});

const deploy = (file: string) => readFileSync(join(import.meta.dirname, '../../deploy', file), 'utf8');

interface Alerts {
  groups: { rules: { alert: string; expr: string; annotations: { runbook: string } }[] }[];
}
interface Dashboard {
  panels: { title: string; targets: { expr: string }[] }[];
}

const alerts = (parse(deploy('prometheus/alerts.yml')) as Alerts).groups.flatMap(({ rules }) => rules);
const { panels } = JSON.parse(deploy('grafana/dashboard.json')) as Dashboard;
const asked = [
  ...alerts.map(({ alert, expr }) => [`alert ${alert}`, expr] as const),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [`panel ${title}`, expr] as const)),
];

/** Names before a bracket or an operator; what is in quotes, braces and after `by` is no figure. */
function figuresIn(expr: string): string[] {
  const bare = expr.replace(/"[^"]*"|\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, ' ');
  return [...bare.matchAll(/\b[a-z]\w*_\w+\b(?!\s*\()/g)].map(([name]) => name);
}

// As every shop has had one a minute after its start.
await fetch(`${server.address}/koszyk`);
const text = await (await fetch(`${server.address}/metrics`)).text();
const given = new Set([
  ...[...text.matchAll(/^([a-z]\w+)[{ ]/gm)].map(([, name]) => name),
  // Figures of visitors come with visitors.
  ...[...text.matchAll(/^# TYPE (\w+) histogram$/gm)].map(([, name]) => `${name}_bucket`),
]);

it.each(asked)('O.52 %s asks for figures that /metrics has', (_name, expr) => {
  const figures = figuresIn(expr);
  if (!expr.includes('up{')) expect(figures.length).toBeGreaterThan(0);
  expect(figures.filter((figure) => !given.has(figure))).toEqual([]);
});

it('O.52 every figure of the shop is described, and reported once', () => {
  const names = [...text.matchAll(/^# HELP (\w+) (.+)$/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(names.length);
});

it('O.52 every alert leads to what is to be done about it', () => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');
  const anchors = [...guide.matchAll(/^### (\w+)$/gm)].map(([, name]) => `docs/operations.md#${name?.toLowerCase()}`);
  expect(alerts.map(({ annotations }) => annotations.runbook).sort()).toEqual(anchors.sort());
});

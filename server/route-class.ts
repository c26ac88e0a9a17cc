export type RouteClass = 'page' | 'data' | 'wire' | 'image' | 'health';

const WIRE = /^\/(?:ajax\/|feeds\/|graphql\/|graphql$|[\w-]+\.php$)/;
const HEALTH = new Set(['/healthz', '/readyz', '/metrics']);

/** Coarse kinds of requests for the metrics: a label per address would grow without end. */
export function routeClass(path: string): RouteClass {
  if (HEALTH.has(path)) return 'health';
  if (path.startsWith('/obraz/') || path.startsWith('/plik/')) return 'image';
  if (path === '/contact.php') return 'page';
  if (WIRE.test(path)) return 'wire';
  return path.endsWith('.data') ? 'data' : 'page';
}

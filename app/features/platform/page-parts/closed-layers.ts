const KEY = 'closed_layers';
const DAYS = 7;

/** Was it closed lately? Then it keeps away for a week. */
export function isLayerClosed(id: string): boolean {
  return (read()[id] ?? 0) > Date.now();
}

export function closeLayer(id: string) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [id]: Date.now() + DAYS * 24 * 60 * 60 * 1000 }));
  } catch {
    // Storage is full or forbidden: closed for this page only.
  }
}

function read(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
}

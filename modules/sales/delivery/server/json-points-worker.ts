/** A row of a points file by lower-case column. */
export interface PointRecord {
  /** As a spreadsheet counts; of a JSON file the place in its list. */
  row: number;
  cells: Record<string, string>;
}

/** `null`: the text is no list of points. */
export type JsonPointsReply = PointRecord[] | null;

const BATCH = 500;
/** Files of couriers have two levels. */
const MAX_DEPTH = 5;

/** Runs in a worker thread: the points of a JSON file, a list or an object that holds one, as InPost answers `{ items: [...] }`. */
export default async function* readJsonPoints(file: Uint8Array): AsyncGenerator<JsonPointsReply> {
  const list = listIn(parseJson(new TextDecoder().decode(file)));
  if (!list) yield null;
  else {
    for (let from = 0; from < list.length; from += BATCH) {
      yield list.slice(from, from + BATCH).map((item, at) => ({ row: from + at + 1, cells: flatten(item) }));
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function listIn(value: unknown): unknown[] | null {
  if (Array.isArray(value)) return value;
  const lists = typeof value === 'object' && value !== null ? Object.values(value).filter(Array.isArray) : [];
  return lists[0] ?? null;
}

/** `{ location: { latitude } }` as `location.latitude`; lists as words separated by spaces. */
function flatten(item: unknown, before = '', depth = 1): Record<string, string> {
  if (typeof item !== 'object' || item === null || depth > MAX_DEPTH) return {};
  return Object.fromEntries(
    Object.entries(item).flatMap(([name, value]): [string, string][] => {
      const path = `${before}${name.toLowerCase()}`;
      if (Array.isArray(value)) return [[path, value.filter((one) => typeof one !== 'object').join(' ')]];
      if (typeof value === 'object' && value !== null) return Object.entries(flatten(value, `${path}.`, depth + 1));
      return value === null || value === undefined ? [] : [[path, String(value)]];
    }),
  );
}

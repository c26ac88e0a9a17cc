import * as texts from '../texts/export.ts';

interface Exported {
  shopName: string;
  madeAt: Date;
  data: Record<string, Record<string, unknown>[]>;
}

/** Grosze in the database, złote in the file. */
const MONEY = new Set(['total_gross', 'worth_gross', 'amount', 'price', 'saved', 'voucher_balance']);
const MOMENT = /(?:^|_)at$/;

/** X.22: JSON with Polish names; money in złote, time in ISO 8601. */
export function writeExport({ shopName, madeAt, data }: Exported): string {
  const parts = Object.entries(data).map(([part, rows]) => [
    texts.parts[part] ?? part,
    rows.map((row) => said(row, part)),
  ]);
  const file = { [texts.shop]: shopName, [texts.made]: madeAt.toISOString(), ...Object.fromEntries(parts) };
  return JSON.stringify(file, null, 2);
}

function said(value: unknown, part: string, field = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => said(one, part, field));
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, held]) => [texts.fields[key] ?? key, said(held, part, key)]),
    );
  }
  if (typeof value === 'number' && MONEY.has(field)) return value / 100;
  if (typeof value !== 'string') return value;
  if (MOMENT.test(field)) return new Date(value).toISOString();
  return texts.codes[part]?.[field]?.[value] ?? value;
}

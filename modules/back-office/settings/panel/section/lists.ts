import { returnDeliveryFields, toReturnDeliveries } from '#modules/after-sale/returns/rules/return-delivery-fields.ts';
import {
  deferredFields,
  fromInstalments,
  instalmentFields,
  toDeferred,
  toInstalments,
} from '#modules/sales/instalments/rules/pay-later-fields.ts';
import { type Fields, type InputFault, type Typed, writeFields } from '#platform/forms/rules/typed-fields.ts';
import { filledRows, parseRows } from '#platform/forms/rules/typed-rows.ts';
import type { PayLater, ReturnDelivery } from '#platform/settings/rules/setting-values.ts';

export type Row = Record<string, string>;

/** A setting that is a list, typed row by row. */
interface SettingList {
  fields: Fields;
  /** Never shown: it shows which of the known rows this is. */
  hidden?: string;
  max: number;
  write(settings: { returnDeliveries: ReturnDelivery[]; payLater: PayLater }): Row[];
  parse(rows: readonly Typed[]): { value: unknown } | { faults: Record<string, InputFault> };
}

const MAX_ROWS = 30;

export const LISTS: Readonly<Record<string, SettingList>> = {
  returnDeliveries: {
    fields: returnDeliveryFields,
    hidden: 'id',
    max: MAX_ROWS,
    write: ({ returnDeliveries }) => returnDeliveries.map((way) => writeFields(returnDeliveryFields, way)),
    parse: (rows) => toValue(parseRows(returnDeliveryFields, rows), toReturnDeliveries),
  },
  'payLater.instalments': {
    fields: instalmentFields,
    hidden: 'id',
    max: MAX_ROWS,
    write: ({ payLater }) => payLater.instalments.map((offer) => writeFields(instalmentFields, fromInstalments(offer))),
    parse: (rows) => toValue(parseRows(instalmentFields, rows), toInstalments),
  },
  'payLater.deferred': {
    fields: deferredFields,
    max: 1,
    write: ({ payLater }) => (payLater.deferred ? [writeFields(deferredFields, payLater.deferred)] : []),
    parse: (rows) => toValue(parseRows(deferredFields, rows), toDeferred),
  },
};

function toValue<Values>(
  parsed: { values: Values; faults: null } | { values: null; faults: Record<string, InputFault> },
  to: (values: Values) => unknown,
) {
  return parsed.faults ? { faults: parsed.faults } : { value: to(parsed.values as Values) };
}

/** The rows of a list as a form sent them: cells of one name come in the order of their rows. */
export function rowsOf(path: string, form: FormData): Row[] {
  const { fields } = LISTS[path] ?? { fields: {} };
  const columns = Object.keys(fields).map((name) => [name, form.getAll(`${path}.${name}`).map(String)] as const);
  const count = Math.max(0, ...columns.map(([, cells]) => cells.length));
  return Array.from({ length: count }, (_, at) =>
    Object.fromEntries(columns.map(([name, cells]) => [name, cells[at] ?? ''])),
  );
}

export function storedRows(path: string, form: FormData): Row[] {
  return filledRows(LISTS[path]?.fields ?? {}, rowsOf(path, form));
}

import { formatMoney } from '#platform/money/rules/format-money.ts';
import type { ImportExample } from '../../server/index.ts';
import { changedFieldName } from '../../texts/columns.ts';
import { tried as texts } from '../../texts/panel.ts';

export function describeExample({ code, name, isNew, changes }: ImportExample) {
  const changeTexts = Object.entries(changes).flatMap(([field, [before, after]]) => {
    const named = changedFieldName(field);
    if (named === null) return [];
    const [from, to] = [writeValue(field, before), writeValue(field, after)];
    return from === null || to === null ? named : texts.fromTo(named, from, to);
  });
  return { code, name, what: isNew ? [texts.added] : changeTexts };
}

const MONEY = /:(?:price|regular_price|suggested_price)$/;
/** Their values are numbers of the database, or too long to be shown. */
const NAMED_ONLY = /^(?:\w+_id|version_group|traits|photos|description|long_description)$|^size:[^:]+$/;

function writeValue(field: string, value: unknown): string | null {
  if (NAMED_ONLY.test(field)) return null;
  if (value === null || value === '') return texts.nothing;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number' && MONEY.test(field)) return formatMoney(value);
  return String(value);
}

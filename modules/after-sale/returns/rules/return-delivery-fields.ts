import { choiceField, dueField, textField, type ValuesOf } from '#platform/forms/rules/typed-fields.ts';
import { slugOf } from '#platform/links/rules/slug.ts';
import { RETURN_METHODS, type ReturnDelivery } from '#platform/settings/rules/setting-values.ts';

/** One way to send goods back, as the owner types it; the id comes along, so that a new name is the same way. */
export const returnDeliveryFields = {
  name: textField({ required: true, maxLength: 120 }),
  method: choiceField(RETURN_METHODS),
  cost: dueField(),
  id: textField({ maxLength: 100 }),
};

/** Ways without an id are new: their name gives them one that no other has. */
export function toReturnDeliveries(rows: readonly ValuesOf<typeof returnDeliveryFields>[]): ReturnDelivery[] {
  const taken = new Set(rows.map(({ id }) => id).filter(Boolean));
  return rows.map(({ id, ...rest }) => {
    if (id) return { id, ...rest };
    const base = slugOf(rest.name);
    let own = base;
    for (let number = 2; taken.has(own); number += 1) own = `${base}-${number}`;
    taken.add(own);
    return { id: own, ...rest };
  });
}

import {
  type Faults,
  parseFields,
  type TypedField,
  type ValuesOf,
  writeFields,
} from '#rules/platform/forms/typed-fields.ts';
import type { SaveOutcome } from '#shop/platform/audit/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { CommandError, type Given, idOf, type ShopCommand } from './shop-command.ts';

export type Shape = Record<string, TypedField<unknown>>;

export const names = (fields: Shape) => Object.keys(fields).join(', ');

/** Something the owner sets up by FIELD=VALUE. */
export interface ThingKind<Fields extends Shape> {
  what: string;
  fields: Fields;
  fresh: ValuesOf<Fields>;
  find(shop: Shop, id: number): Promise<ValuesOf<Fields> | null>;
  save(shop: Shop, id: number | null, values: ValuesOf<Fields>): Promise<SaveOutcome | 'stale'>;
}

/** `[ID] FIELD=VALUE …`: changes one, or makes one. */
export async function save<Fields extends Shape>(shop: Shop, given: Given, kind: ThingKind<Fields>): Promise<string[]> {
  const isNew = given.words[0]?.includes('=') !== false;
  const id = isNew ? null : idOf(given, kind.what);
  const before = id === null ? kind.fresh : await kind.find(shop, id);
  if (!before) throw new CommandError(`There is no ${kind.what} ${id}.`);
  const values = parseSaid(kind.fields, before, given.words.slice(isNew ? 0 : 1));
  const outcome = await kind.save(shop, id, values);
  if (outcome === 'stale') throw new CommandError('Somebody changed it meanwhile: look at it again.');
  if (!outcome.ok) throw faultError(outcome.faults);
  return [`Saved as ${outcome.id}.`];
}

/** `prepaidCost=14,90 "name=Kurier"` over what was there before. */
export function parseSaid<Fields extends Shape>(fields: Fields, before: ValuesOf<Fields>, words: readonly string[]) {
  const said = words.map((word) => {
    const [name = '', ...value] = word.split('=');
    if (!Object.hasOwn(fields, name)) throw new CommandError(`“${name}” is none of: ${names(fields)}.`);
    return [name, value.join('=').replaceAll('\\n', '\n')];
  });
  if (said.length === 0) throw new CommandError(`Say FIELD=VALUE, a field of: ${names(fields)}.`);
  const { values, faults } = parseFields(fields, { ...writeFields(fields, before), ...Object.fromEntries(said) });
  if (!values) throw faultError(faults);
  return values;
}

export function faultError(faults: Faults | null): CommandError {
  const said = Object.entries(faults ?? {}).map(([name, fault]) => `${name}: ${fault}`);
  return new CommandError(`Not saved. ${said.join(', ')}.`);
}

export function switchCommands(
  area: string,
  what: string,
  change: (shop: Shop, id: number, on: boolean) => Promise<boolean>,
  remove: (shop: Shop, id: number) => Promise<'removed' | 'used' | 'unknown'>,
): ShopCommand[] {
  const turn = (on: boolean) => async (shop: Shop, given: Given) => {
    if (!(await change(shop, idOf(given, what), on))) throw new CommandError(`There is no such ${what}.`);
    return [on ? 'It is offered.' : 'It is not offered any more.'];
  };
  return [
    { name: `${area} on`, usage: 'ID', help: `offers it: ${what} ID`, run: turn(true) },
    { name: `${area} off`, usage: 'ID', help: 'offers it no more', run: turn(false) },
    removeCommand(area, what, remove),
  ];
}

export function removeCommand(
  area: string,
  what: string,
  remove: (shop: Shop, id: number) => Promise<'removed' | 'used' | 'unknown'>,
): ShopCommand {
  return {
    name: `${area} remove`,
    usage: 'ID',
    help: `takes it away, if nothing hangs on it: ${what} ID`,
    run: async (shop, given) => answerRemoval(await remove(shop, idOf(given, what)), what),
  };
}

export function answerRemoval(outcome: 'removed' | 'used' | 'unknown', what: string): string[] {
  if (outcome === 'unknown') throw new CommandError(`There is no such ${what}.`);
  if (outcome === 'used') throw new CommandError(`Orders know this ${what}: switch it off instead.`);
  return ['Removed.'];
}

import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  redirect,
} from 'react-router';
import { unknownIntent } from '#modules/back-office/staff/panel/entering.server.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import type { SaveOutcome } from '#platform/audit/server/index.ts';
import {
  type Faults,
  type Fields,
  parseFields,
  type ValuesOf,
  writeFields,
} from '#platform/forms/rules/typed-fields.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import type { Shop } from '#platform/shop/server/shop.ts';
import { answers } from '../texts/panel.ts';
import { NEW, toTyped } from './to-typed.ts';

export type Context = Readonly<RouterContextProvider>;

export interface Option {
  value: string;
  label: string;
}

/** Something the owner sets up: how it is typed, found and saved, and what can be done with one in its list. */
export interface Resource<Shape extends Fields> {
  /** Address of its list. */
  list: string;
  fields: Shape;
  fresh: ValuesOf<Shape>;
  /** `product`: of what is known by the product it gives. */
  find(shop: Shop, id: number): Promise<(ValuesOf<Shape> & { id: number; product?: string; mark?: string }) | null>;
  /** `seen` is the mark of what somebody began from, where two editors are to notice each other. */
  save(shop: Shop, id: number | null, values: ValuesOf<Shape>, seen?: string): Promise<SaveOutcome | 'stale'>;
  turn?(shop: Shop, id: number, on: boolean): Promise<boolean>;
  move?(shop: Shop, id: number, places: 1 | -1): Promise<boolean>;
  remove(shop: Shop, id: number): Promise<'removed' | 'used' | 'unknown'>;
  /** Fields chosen from a list only the shop knows. */
  options?(shop: Shop): Promise<Record<string, Option[]>>;
}

interface LoadedResource {
  id: number | null;
  name?: string;
  mark?: string;
  typed: Record<string, string>;
  options: Record<string, Option[]>;
}

/** One thing as its form shows it; a new one as it is at first. */
export async function loadResource<Shape extends Fields>(
  thing: Omit<Resource<Shape>, 'remove'>,
  { context, params }: LoaderFunctionArgs,
): Promise<LoadedResource> {
  const shop = staffShop(context);
  const options = (await thing.options?.(shop)) ?? {};
  if (params.id === NEW) return { id: null, typed: writeFields(thing.fields, thing.fresh), options };
  const found = await thing.find(shop, Number(params.id));
  if (!found) throw data(null, 404);
  return { id: found.id, name: found.product, mark: found.mark, typed: writeFields(thing.fields, found), options };
}

/** Saves what was typed and goes back to the list; with a fault all of it stays. */
export async function saveResource<Shape extends Fields>(
  thing: Omit<Resource<Shape>, 'remove'>,
  { context, request, params }: ActionFunctionArgs,
) {
  const form = await request.formData();
  const shop = staffShop(context);
  const typed = toTyped(thing.fields, form);
  const { values, faults } = parseFields(thing.fields, typed);
  if (faults) return wrong(typed, faults);
  const id = params.id === NEW ? null : Number(params.id);
  const seen = form.get('mark');
  const outcome = await thing.save(shop, id, values, typeof seen === 'string' ? seen : undefined);
  if (outcome === 'stale') {
    const now = await thing.find(shop, Number(id));
    // Saved once more, it is meant.
    return wrong(typed, {}, { stale: now ? writeFields(thing.fields, now) : {}, mark: now?.mark });
  }
  if (outcome.ok) return redirect(`${thing.list}?zapisano=${outcome.id}`);
  if (outcome.faults === null) throw data(null, 404);
  return wrong(typed, outcome.faults);
}

interface Newer {
  /** What somebody else saved meanwhile. */
  stale?: Record<string, string>;
  mark?: string;
}

interface Refused extends Newer {
  typed: Record<string, string>;
  faults: Faults;
}

export function wrong(typed: Record<string, string>, faults: Faults, newer?: Newer) {
  return data<Refused>({ typed, faults, ...newer }, newer ? 409 : 400);
}

/** What the buttons of a list do with one of its rows. */
export async function changeRow<Shape extends Fields>(
  thing: Omit<Resource<Shape>, 'fresh'>,
  { context, request }: ActionFunctionArgs,
): Promise<ActAnswer> {
  const form = await request.formData();
  const id = Number(form.get('id'));
  const shop = staffShop(context);
  switch (form.get('intent')) {
    case 'on':
    case 'off': {
      const on = form.get('intent') === 'on';
      const isDone = (await thing.turn?.(shop, id, on)) ?? false;
      return rowAnswer(isDone, on ? answers.on : answers.off, id, on ? 'off' : 'on');
    }
    case 'up':
      return rowAnswer((await thing.move?.(shop, id, -1)) ?? false, answers.moved, id, 'down');
    case 'down':
      return rowAnswer((await thing.move?.(shop, id, 1)) ?? false, answers.moved, id, 'up');
    case 'remove': {
      const outcome = await thing.remove(shop, id);
      return outcome === 'removed' ? { done: answers.removed } : { refused: answers[outcome] };
    }
    default:
      throw unknownIntent();
  }
}

/** `back` is what takes it back. */
function rowAnswer(isDone: boolean, done: string, id: number, back: string): ActAnswer {
  return isDone ? { done, undo: { intent: back, fields: { id: String(id) } } } : { refused: answers.unknown };
}

/** A list that was just come back to says what was saved. */
export function savedAnswer(request: Request): ActAnswer | undefined {
  return savedId(request) === null ? undefined : { done: answers.saved };
}

/** What was just saved; null when nothing was. */
export function savedId(request: Request): number | null {
  const id = new URL(request.url).searchParams.get('zapisano');
  return id === null ? null : Number(id);
}

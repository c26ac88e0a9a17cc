import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { unknownIntent } from '#modules/back-office/staff/panel/entering.server.ts';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { type Faults, type Fields, parseFields, writeFields } from '#platform/forms/rules/typed-fields.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import type { Shop } from '#platform/shop/server/shop.ts';
import { answers } from '../texts/panel.ts';
import type { EditedResource, ListedResource } from './resource.server.ts';
import { NEW, toTyped } from './to-typed.ts';

export async function loadResourceList(resource: ListedResource, { context, request }: LoaderFunctionArgs) {
  const { list, access, texts, move } = resource;
  const shop = staffShop(context);
  const { title, lead, add, empty, columns } = texts;
  return {
    list,
    texts: { title, lead, add, empty, columns },
    rows: await resource.rows(shop),
    mayChange: isAllowed(context, access.change),
    movable: move !== undefined,
    saved: await savedResourceAnswer(resource, shop, request),
  };
}

async function savedResourceAnswer(resource: ListedResource, shop: Shop, request: Request) {
  const answer = savedAnswer(request);
  const warning = answer && (await resource.warning?.(shop, Number(savedId(request))));
  return warning ? { done: warning } : answer;
}

/** One resource with its form; a new one with default values. */
export async function loadResource(resource: EditedResource, { context, params }: LoaderFunctionArgs) {
  const shop = staffShop(context);
  const { list, texts, fields, nameField, groups = [{ names: Object.keys(fields) }] } = resource;
  const form = {
    list,
    texts: { list: texts.list, create: texts.create, fields: texts.fields },
    fields: toFieldShapes(fields),
    groups,
    nameField,
    options: (await resource.options?.(shop)) ?? {},
  };
  if (params.id === NEW) {
    return { ...form, id: null, name: undefined, mark: undefined, typed: writeFields(fields, resource.defaultValues) };
  }
  const found = await resource.find(shop, Number(params.id));
  if (!found) throw data(null, 404);
  return { ...form, id: found.id, name: found.product, mark: found.mark, typed: writeFields(fields, found) };
}

/** Functions cannot be sent to the browser. */
function toFieldShapes(fields: Fields) {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { kind, required, maxLength, choices }]) => [
      name,
      { kind, required, maxLength, choices },
    ]),
  );
}

/** Saves the form and returns to the list; with a fault the form keeps its values. */
export async function saveResource(resource: EditedResource, { context, request, params }: ActionFunctionArgs) {
  const form = await request.formData();
  const shop = staffShop(context);
  const typed = toTyped(resource.fields, form);
  const { values, faults } = parseFields(resource.fields, typed);
  if (faults) return wrong(typed, faults);
  const id = params.id === NEW ? null : Number(params.id);
  const mark = form.get('mark');
  const outcome = await resource.save(shop, id, values, typeof mark === 'string' ? mark : undefined);
  if (outcome === 'stale') {
    const stored = await resource.find(shop, Number(id));
    // The answer has the stored mark, so that the next save overwrites the other version.
    return wrong(typed, {}, { stale: stored ? writeFields(resource.fields, stored) : {}, mark: stored?.mark });
  }
  if (outcome.ok) return redirect(`${resource.list}?zapisano=${outcome.id}`);
  if (outcome.faults === null) throw data(null, 404);
  return wrong(typed, outcome.faults);
}

interface StaleVersion {
  /** Values that another user saved meanwhile. */
  stale?: Record<string, string>;
  mark?: string;
}

interface Refused extends StaleVersion {
  typed: Record<string, string>;
  faults: Faults;
}

export function wrong(typed: Record<string, string>, faults: Faults, staleVersion?: StaleVersion) {
  return data<Refused>({ typed, faults, ...staleVersion }, staleVersion ? 409 : 400);
}

/** The actions of the buttons of a row. */
export async function changeRow(
  resource: ListedResource,
  { context, request }: ActionFunctionArgs,
): Promise<ActAnswer> {
  const form = await request.formData();
  const id = Number(form.get('id'));
  const shop = staffShop(context);
  switch (form.get('intent')) {
    case 'on': {
      const isDone = (await resource.setEnabled?.(shop, id, true)) ?? false;
      return rowAnswer(isDone, (isDone && (await resource.warning?.(shop, id))) || answers.on, id, 'off');
    }
    case 'off':
      return rowAnswer((await resource.setEnabled?.(shop, id, false)) ?? false, answers.off, id, 'on');
    case 'up':
      return rowAnswer((await resource.move?.(shop, id, -1)) ?? false, answers.moved, id, 'down');
    case 'down':
      return rowAnswer((await resource.move?.(shop, id, 1)) ?? false, answers.moved, id, 'up');
    case 'remove': {
      const outcome = await resource.remove(shop, id);
      if (outcome === 'removed') return { done: answers.removed };
      return { refused: (outcome === 'used' && resource.texts.used) || answers[outcome] };
    }
    default:
      throw unknownIntent();
  }
}

function rowAnswer(isDone: boolean, done: string, id: number, undoIntent: string): ActAnswer {
  return isDone ? { done, undo: { intent: undoIntent, fields: { id: String(id) } } } : { refused: answers.unknown };
}

/** The answer of a list to which a save has just redirected. */
export function savedAnswer(request: Request): ActAnswer | undefined {
  return savedId(request) === null ? undefined : { done: answers.saved };
}

function savedId(request: Request): string | null {
  return new URL(request.url).searchParams.get('zapisano');
}

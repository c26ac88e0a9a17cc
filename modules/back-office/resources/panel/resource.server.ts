import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import type { Permission } from '#modules/back-office/staff/rules/permissions.ts';
import type { SaveOutcome } from '#platform/audit/server/index.ts';
import type { Fields, ValuesOf } from '#platform/forms/rules/typed-fields.ts';
import type { FieldText } from '#platform/panel-ui/texts/field-text.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ResourceFormGroup } from './resource-form.tsx';
import type { ResourceRow } from './resource-list.tsx';

export interface Option {
  value: string;
  label: string;
}

/** Resources with a list in the panel: its texts, rows, and the actions on a row. */
export interface ListedResource {
  /** Address of the list; the editors are below it. */
  list: string;
  access: { see: Permission; change: Permission };
  /** Intents that require the second factor again. */
  sensitive?: readonly ('on' | 'save')[];
  texts: {
    title: string;
    lead: string;
    add: string;
    empty: string;
    columns: readonly string[];
    /** Replaces the general answer when the resource cannot be removed. */
    used?: string;
  };
  rows(shop: Shop): Promise<ResourceRow[]>;
  setEnabled?(shop: Shop, id: number, enabled: boolean): Promise<boolean>;
  move?(shop: Shop, id: number, places: 1 | -1): Promise<boolean>;
  remove(shop: Shop, id: number): Promise<'removed' | 'used' | 'unknown'>;
  /** Replaces the answer "saved" or "switched on" when a resource needs more before it works. */
  warning?(shop: Shop, id: number): Promise<string | undefined>;
}

/** Resources with an editor. */
export interface EditedResource<Shape extends Fields = Fields> {
  list: string;
  texts: { list: string; create: string; fields: Record<string, FieldText> };
  fields: Shape;
  /** Without them all fields are one group. */
  groups?: readonly ResourceFormGroup[];
  /** The field that names the resource in the heading. */
  nameField: string;
  defaultValues: ValuesOf<Shape>;
  /** `product`: a name for the heading, where no field has one. */
  find(shop: Shop, id: number): Promise<(ValuesOf<Shape> & { id: number; product?: string; mark?: string }) | null>;
  /** `mark` is that of the version the editor opened: with another one stored, the answer is `stale`. */
  save(shop: Shop, id: number | null, values: ValuesOf<Shape>, mark?: string): Promise<SaveOutcome | 'stale'>;
  /** Choices of fields that depend on the data of the shop. */
  options?(shop: Shop): Promise<Record<string, Option[]>>;
}

export type Resource<Shape extends Fields = Fields> = ListedResource & EditedResource<Shape>;

export function toListHandle({ access, sensitive, setEnabled, move }: ListedResource): PanelHandle {
  const intents = [...(setEnabled ? ['on', 'off'] : []), ...(move ? ['up', 'down'] : []), 'remove'];
  return {
    access: access.see,
    actions: Object.fromEntries(intents.map((intent) => [intent, access.change])),
    sensitive: sensitive?.filter((intent) => intent !== 'save'),
  };
}

export function toEditorHandle({ access, sensitive }: Pick<ListedResource, 'access' | 'sensitive'>): PanelHandle {
  return {
    access: access.change,
    actions: { save: access.change },
    sensitive: sensitive?.filter((intent) => intent === 'save'),
  };
}

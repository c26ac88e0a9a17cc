import { complaintStates, returnStates } from '#modules/after-sale/claims/texts/panel.ts';
import { lists as settingLists, fields as settingWords } from '#modules/back-office/settings/texts/panel.ts';
import { fields as mailWords } from '#modules/back-office/settings/texts/panel-mail.ts';
import { fields as providerWords } from '#modules/back-office/settings/texts/panel-provider.ts';
import { roles } from '#modules/back-office/staff/texts/panel-people.ts';
import * as words from '#modules/catalogue/attributes/texts/panel.ts';
import * as tree from '#modules/catalogue/categories/texts/panel.ts';
import { changedFieldName } from '#modules/catalogue/import/texts/columns.ts';
import { states as importStates } from '#modules/catalogue/import/texts/panel.ts';
import { statuses as sizeStatuses } from '#modules/catalogue/product-admin/texts/panel-list.ts';
import { fields as productFields, sizeFields } from '#modules/catalogue/product-admin/texts/panel-product.ts';
import { ruleParts } from '#modules/catalogue/search/texts/panel.ts';
import * as home from '#modules/content/home/texts/panel.ts';
import * as frame from '#modules/content/navigation/texts/panel.ts';
import * as entries from '#modules/content/pages/texts/panel-entries.ts';
import * as pieces from '#modules/content/pages/texts/panel-snippets.ts';
import * as pictures from '#modules/content/pictures/texts/panel.ts';
import { fields as newsletterFields } from '#modules/customers/newsletter/texts/panel.ts';
import { couriers, locations } from '#modules/sales/delivery/texts/panel.ts';
import { stateNames } from '#modules/sales/order-admin/texts/panel-list.ts';
import { express, methods } from '#modules/sales/payments/texts/panel.ts';
import { gifts, rebates } from '#modules/sales/rebates/texts/panel.ts';
import type { OwnedKind } from '#platform/audit/rules/audit-actions.ts';
import { ownEntry } from '#platform/lookup/rules/own-entry.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import * as texts from '../texts/panel.ts';

export interface ChangedValue {
  name: string;
  from: string;
  to: string;
}

interface FieldWords {
  label: string;
  choices?: Record<string, string>;
}

type Words = Record<string, string>;

const OWNED: Record<OwnedKind, Record<string, FieldWords>> = {
  courier: couriers.fields,
  location: locations.fields,
  'payment-method': methods.fields,
  'express-provider': express.fields,
  rebate: rebates.fields,
  gift: gifts.fields,
  picture: pictures.fields,
  'news-item': entries.fields,
  'blog-entry': entries.fields,
  banner: home.bannerFields,
  'home-block': home.blockFields,
  snippet: pieces.snippets.fields,
  'search-rule': ruleParts,
  category: tree.fields,
  producer: words.producers.fields,
  series: words.series.fields,
  warranty: words.warranties.fields,
  trait: words.traits.fields,
  'trait-value': words.traits.fields,
  'dictionary-entry': words.dictionary.fields,
  bar: frame.bars.fields,
  newsletter: newsletterFields,
};
/** Words for values, by the kind of object and what changed. */
const VALUES: Record<string, Record<string, Words>> = {
  order: { state: stateNames },
  return: { state: returnStates, way: texts.refundWays },
  complaint: { state: complaintStates, way: texts.refundWays },
  product: { status: sizeStatuses },
  import: { state: importStates },
  withdrawal: { way: texts.refundWays },
  staff: { role: roles, kind: texts.resetKinds, step: texts.steps },
  invitation: { role: roles },
};
/** In grosze, wherever they stand. */
const MONEY =
  /^(?:amount|balance|total|deliveryCost|prepaidCost|confirmedSaving|onDeliveryCost|freeFrom|maxWorth|maxOnDelivery|cost|price|regularPrice|minimum|maximum|minimumWorth|size:.+:(?:\w+_)?price)$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const MAX_LENGTH = 300;
const moment = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Warsaw' });

type Values = Record<string, unknown> | null;

/** Old and new value of each changed field. */
export function describeChange(kind: string, before: Values, after: Values): ChangedValue[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((name) => ({
    name: nameOf(kind, name),
    from: before && name in before ? write(kind, name, before[name]) : '',
    to: after && name in after ? write(kind, name, after[name]) : '',
  }));
}

function ownedWords(kind: string, name: string): FieldWords | undefined {
  return Object.entries(OWNED).find(([owned]) => owned === kind)?.[1][name];
}

function nameOf(kind: string, name: string): string {
  const productWords = kind === 'product' ? productName(name) : undefined;
  if (productWords) return productWords;
  const setting = kind === 'settings' ? settingName(name) : undefined;
  return setting ?? ownedWords(kind, name)?.label ?? ownEntry(texts.fields, name) ?? name;
}

/** `s12.code` is the code of a size; imports have names of their own. */
function productName(name: string): string | undefined {
  const words: Record<string, FieldWords> = /^s\d+\./.test(name) ? sizeFields : productFields;
  return ownEntry(words, name.replace(/^s\d+\./, ''))?.label ?? changedFieldName(name) ?? undefined;
}

function settingName(name: string): string | undefined {
  const besides: Record<string, FieldWords> = { ...mailWords, ...providerWords };
  return (ownEntry(settingWords, name) ?? ownEntry(besides, name))?.label ?? ownEntry(settingLists, name)?.title;
}

function write(kind: string, name: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return texts.nought;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (typeof value === 'number') return MONEY.test(name) ? formatMoney(value) : String(value);
  if (Array.isArray(value)) return writeList(kind, name, value);
  if (typeof value === 'object') return writeParts(kind, value);
  const text = String(value);
  const choices = ownedWords(kind, name)?.choices ?? ownEntry(ownEntry(VALUES, kind) ?? {}, name);
  const word = choices && ownEntry(choices, text);
  if (word !== undefined) return word;
  if (MOMENT.test(text)) return moment.format(new Date(text));
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
}

function writeList(kind: string, name: string, list: readonly unknown[]): string {
  if (list.length === 0) return texts.nought;
  const choices = ownedWords(kind, name)?.choices;
  return list.map((one) => (choices && ownEntry(choices, String(one))) ?? write(kind, name, one)).join(', ');
}

/** Pieces as people say them; other parts each with its name. */
function writeParts(kind: string, parts: object): string {
  if ('code' in parts && 'quantity' in parts) return texts.piece(String(parts.code), String(parts.quantity));
  return Object.entries(parts)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => `${nameOf(kind, name)}: ${write(kind, name, value)}`)
    .join('; ');
}

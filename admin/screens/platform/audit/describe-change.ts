import { ownEntry } from '#rules/platform/lookup/own-entry.ts';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import type { OwnedKind } from '#rules/platform/staff/audit-actions.ts';
import { changedFieldName } from '#texts/catalogue/import-columns.ts';
import { states as complaintStates } from '#texts/panel/after-sale-complaints.ts';
import { states as returnStates } from '#texts/panel/after-sale-returns.ts';
import { states as importStates } from '#texts/panel/catalogue-import.ts';
import { fields as productFields, sizeFields } from '#texts/panel/catalogue-product.ts';
import { statuses as sizeStatuses } from '#texts/panel/catalogue-products.ts';
import { ruleParts } from '#texts/panel/catalogue-search.ts';
import * as tree from '#texts/panel/catalogue-tree.ts';
import * as words from '#texts/panel/catalogue-words.ts';
import * as entries from '#texts/panel/content-entries.ts';
import * as frame from '#texts/panel/content-frame.ts';
import * as home from '#texts/panel/content-home.ts';
import { fields as newsletterFields } from '#texts/panel/content-newsletters.ts';
import * as pictures from '#texts/panel/content-pictures.ts';
import * as pieces from '#texts/panel/content-pieces.ts';
import * as texts from '#texts/panel/platform-audit.ts';
import { fields as mailWords } from '#texts/panel/platform-mail.ts';
import { roles } from '#texts/panel/platform-people.ts';
import { fields as providerWords } from '#texts/panel/platform-provider.ts';
import { lists as settingLists, fields as settingWords } from '#texts/panel/platform-settings.ts';
import { couriers, locations } from '#texts/panel/selling-delivery.ts';
import { stateNames } from '#texts/panel/selling-orders.ts';
import { express, methods } from '#texts/panel/selling-payments.ts';
import { gifts, rebates } from '#texts/panel/selling-rebates.ts';

/** One thing that changed, in words. */
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
  return: { state: returnStates, way: texts.ways },
  complaint: { state: complaintStates, way: texts.ways },
  product: { status: sizeStatuses },
  import: { state: importStates },
  withdrawal: { way: texts.ways },
  staff: { role: roles, kind: texts.resetKinds, step: texts.steps },
  invitation: { role: roles },
};
/** In grosze, wherever they stand. */
const MONEY =
  /^(?:amount|balance|total|deliveryCost|prepaidCost|confirmedSaving|onDeliveryCost|freeFrom|maxWorth|maxOnDelivery|cost|price|regularPrice|minimum|maximum|minimumWorth|size:.+:(?:\w+_)?price)$/;
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const LONGEST = 300;
const moment = new Intl.DateTimeFormat('pl-PL', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Warsaw' });

type Values = Record<string, unknown> | null;

/** What an entry of the log changed: each thing with what it was and what it is now. */
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
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
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

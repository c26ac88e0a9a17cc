import { readFile } from 'node:fs/promises';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import { courierFields } from '#rules/selling/delivery/courier-fields.ts';
import { cardFields } from '#rules/selling/payments/card-fields.ts';
import { expressFields } from '#rules/selling/payments/express-fields.ts';
import { methodFields } from '#rules/selling/payments/method-fields.ts';
import { rebateFields } from '#rules/selling/rebates/rebate-fields.ts';
import type { Shop } from '#shop/platform/shop.ts';
import {
  findManagedCourier,
  importPoints,
  listManagedCouriers,
  NEW_COURIER,
  removeCourier,
  saveCourier,
  switchCourier,
} from '#shop/selling/delivery/index.ts';
import {
  findManagedExpress,
  listManagedExpress,
  NEW_EXPRESS,
  removeExpress,
  saveExpress,
  switchExpress,
} from '#shop/selling/express/index.ts';
import {
  blockCard,
  findManagedCard,
  findManagedMethod,
  issueOwnCards,
  listManagedCards,
  listManagedMethods,
  NEW_METHOD,
  removeMethod,
  saveMethod,
  switchMethod,
} from '#shop/selling/payments/index.ts';
import {
  blockRebate,
  findRebateByCode,
  listManagedRebates,
  NEW_REBATE,
  saveRebate,
  withdrawRebate,
} from '#shop/selling/rebates/index.ts';
import { CommandError, type Given, idOf, momentText, type ShopCommand, subject, table } from './shop-command.ts';
import { answerRemoval, faultError, names, parseSaid, save, switchCommands, type ThingKind } from './typed-things.ts';

export const offerCommands: ShopCommand[] = [
  { name: 'couriers list', usage: '', help: 'every courier, with its number and costs', run: listCouriers },
  {
    name: 'couriers save',
    usage: '[ID] FIELD=VALUE',
    help: `changes a courier, or makes one: ${names(courierFields)}`,
    run: (shop, given) => save(shop, given, COURIER),
  },
  ...switchCommands('couriers', 'courier', switchCourier, removeCourier),
  {
    name: 'points import',
    usage: 'COURIER --file POINTS.csv',
    help: 'all pickup points of a courier from its file, CSV or JSON; those it does not name are switched off',
    run: runPointsImport,
  },
  { name: 'payments list', usage: '', help: 'every way to pay, with its number', run: listMethods },
  {
    name: 'payments save',
    usage: '[ID] FIELD=VALUE',
    help: `changes a way to pay, or makes one: ${names(methodFields)}`,
    run: (shop, given) => save(shop, given, METHOD),
  },
  ...switchCommands('payments', 'way to pay', switchMethod, removeMethod),
  { name: 'express list', usage: '', help: 'every express checkout, with its number', run: listExpress },
  {
    name: 'express save',
    usage: '[ID] FIELD=VALUE',
    help: `changes an express checkout, or makes one: ${names(expressFields)}`,
    run: (shop, given) => save(shop, given, EXPRESS),
  },
  ...switchCommands('express', 'express checkout', switchExpress, removeExpress),
  { name: 'rebates list', usage: '', help: 'every code, newest first', run: listRebates },
  {
    name: 'rebates save',
    usage: 'CODE FIELD=VALUE',
    help: `changes a code, or makes one: ${names(rebateFields)}`,
    run: saveCode,
  },
  {
    name: 'rebates block',
    usage: 'CODE',
    help: 'the code takes nothing off',
    run: (shop, given) => block(shop, given, true),
  },
  { name: 'rebates unblock', usage: 'CODE', help: 'it does again', run: (shop, given) => block(shop, given, false) },
  { name: 'rebates remove', usage: 'CODE', help: 'takes away a code nobody has used', run: removeCode },
  { name: 'gift-cards list', usage: '', help: 'the 50 newest cards and what is left on them', run: listCards },
  {
    name: 'gift-cards issue',
    usage: 'FIELD=VALUE',
    help: `makes cards and prints their numbers and PINs: ${names(cardFields)}`,
    run: issueCards,
  },
  { name: 'gift-cards show', usage: 'NUMBER', help: 'balance and payments of one card', run: showCard },
  {
    name: 'gift-cards block',
    usage: 'NUMBER',
    help: 'it pays nothing',
    run: (shop, given) => blockNumber(shop, given, true),
  },
  {
    name: 'gift-cards unblock',
    usage: 'NUMBER',
    help: 'it does again',
    run: (shop, given) => blockNumber(shop, given, false),
  },
];

const COURIER: ThingKind<typeof courierFields> = {
  what: 'courier',
  fields: courierFields,
  fresh: NEW_COURIER,
  find: findManagedCourier,
  save: saveCourier,
};

const METHOD: ThingKind<typeof methodFields> = {
  what: 'way to pay',
  fields: methodFields,
  fresh: NEW_METHOD,
  find: findManagedMethod,
  save: saveMethod,
};

const EXPRESS: ThingKind<typeof expressFields> = {
  what: 'express checkout',
  fields: expressFields,
  fresh: NEW_EXPRESS,
  find: findManagedExpress,
  save: saveExpress,
};

async function listCouriers(shop: Shop): Promise<string[]> {
  const rows = await listManagedCouriers(shop);
  return table(
    rows.map(({ id, enabled, name, kind, prepaidCost, onDeliveryCost }) => [
      String(id),
      enabled ? 'on' : 'off',
      name,
      kind,
      prepaidCost === null ? '-' : formatMoney(prepaidCost),
      onDeliveryCost === null ? '-' : formatMoney(onDeliveryCost),
    ]),
  );
}

async function listMethods(shop: Shop): Promise<string[]> {
  const rows = await listManagedMethods(shop);
  return table(
    rows.map(({ id, enabled, settled, name, kind, cost }) => [
      String(id),
      enabled ? (settled ? 'on' : 'nobody settles it') : 'off',
      name,
      kind,
      formatMoney(cost),
    ]),
  );
}

async function listExpress(shop: Shop): Promise<string[]> {
  const rows = await listManagedExpress(shop);
  return table(
    rows.map(({ id, enabled, name, code, basketOnly }) => [
      String(id),
      enabled ? 'on' : 'off',
      name,
      code,
      basketOnly ? 'in baskets only' : '',
    ]),
  );
}

async function runPointsImport(shop: Shop, given: Given): Promise<string[]> {
  const { file } = given.options;
  if (!file) throw new CommandError('Name the file: --file points.csv');
  const outcome = await importPoints(shop, idOf(given, 'courier'), await readFile(file));
  if (outcome.kind === 'refused') throw new CommandError(`Nothing was changed: ${outcome.reason}.`);
  if (outcome.kind === 'faults') {
    const lines = outcome.faults.map(({ row, field, fault }) => `row ${row}: ${field} ${fault}`);
    throw new CommandError(
      ['Nothing was changed.', ...lines, ...(outcome.more > 0 ? [`and ${outcome.more} more`] : [])].join('\n'),
    );
  }
  const { added, changed, switchedOff } = outcome;
  return [`Points: ${added} new, ${changed} known, ${switchedOff} switched off.`];
}

async function listRebates(shop: Shop): Promise<string[]> {
  const rows = await listManagedRebates(shop);
  return table(
    rows.map(({ code, effect, percent, amount, uses, blocked, endsAt, name }) => [
      code,
      percent !== null ? `${percent}%` : amount !== null ? formatMoney(amount) : effect,
      blocked ? 'blocked' : endsAt && endsAt <= shop.now() ? 'over' : 'on',
      `${uses} used`,
      name,
    ]),
  );
}

async function saveCode(shop: Shop, given: Given): Promise<string[]> {
  const code = subject(given, 'code');
  const known = await findRebateByCode(shop, code);
  const before = known ?? { ...NEW_REBATE, code };
  const outcome = await saveRebate(shop, known?.id ?? null, parseSaid(rebateFields, before, given.words.slice(1)));
  if (!outcome.ok) throw faultError(outcome.faults);
  return [`${code} is saved.`];
}

async function codeOf(shop: Shop, given: Given): Promise<number> {
  const rebate = await findRebateByCode(shop, subject(given, 'code'));
  if (!rebate) throw new CommandError('There is no such code.');
  return rebate.id;
}

async function block(shop: Shop, given: Given, blocked: boolean): Promise<string[]> {
  await blockRebate(shop, await codeOf(shop, given), blocked);
  return [blocked ? 'It takes nothing off any more.' : 'It works again.'];
}

async function removeCode(shop: Shop, given: Given): Promise<string[]> {
  return answerRemoval(await withdrawRebate(shop, await codeOf(shop, given)), 'code');
}

async function listCards(shop: Shop): Promise<string[]> {
  const cards = await listManagedCards(shop);
  return table(
    cards.map(({ number, kind, balance, issued, blocked, expiresAt }) => [
      number,
      kind,
      `${formatMoney(balance)} of ${formatMoney(issued)}`,
      blocked ? 'blocked' : '',
      expiresAt ? momentText(expiresAt) : '',
    ]),
  );
}

async function issueCards(shop: Shop, given: Given): Promise<string[]> {
  const fresh = { kind: 'gift-card' as const, amount: 0, pieces: 1, expiresAt: null };
  const outcome = await issueOwnCards(shop, parseSaid(cardFields, fresh, given.words));
  if (!outcome.ok) throw faultError(outcome.faults);
  return table(outcome.cards.map(({ number, pin }) => [number, pin === null ? '' : `PIN ${pin}`]));
}

async function cardOf(shop: Shop, given: Given) {
  const card = await findManagedCard(shop, { number: subject(given, 'card') });
  if (!card) throw new CommandError('There is no such card.');
  return card;
}

async function showCard(shop: Shop, given: Given): Promise<string[]> {
  const { balance, issued, blocked, uses } = await cardOf(shop, given);
  const state = blocked ? ', blocked' : '';
  return [
    `${formatMoney(balance)} of ${formatMoney(issued)}${state}`,
    ...uses.map(({ at, amount }) => `${momentText(at)}  ${formatMoney(amount)}`),
  ];
}

async function blockNumber(shop: Shop, given: Given, blocked: boolean): Promise<string[]> {
  await blockCard(shop, (await cardOf(shop, given)).id, blocked);
  return [blocked ? 'It pays nothing any more.' : 'It pays again.'];
}

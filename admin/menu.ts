import type { Permission } from '#rules/platform/staff/permissions.ts';
import * as complaints from '#texts/panel/after-sale-complaints.ts';
import * as opinions from '#texts/panel/after-sale-opinions.ts';
import * as questions from '#texts/panel/after-sale-questions.ts';
import * as returns from '#texts/panel/after-sale-returns.ts';
import * as withdrawals from '#texts/panel/after-sale-withdrawals.ts';
import * as importTexts from '#texts/panel/catalogue-import.ts';
import * as stockTexts from '#texts/panel/catalogue-low-stock.ts';
import * as productsTexts from '#texts/panel/catalogue-products.ts';
import * as reductionTexts from '#texts/panel/catalogue-reductions.ts';
import * as searchTexts from '#texts/panel/catalogue-search.ts';
import * as treeTexts from '#texts/panel/catalogue-tree.ts';
import * as wordTexts from '#texts/panel/catalogue-words.ts';
import * as entriesTexts from '#texts/panel/content-entries.ts';
import * as frameTexts from '#texts/panel/content-frame.ts';
import * as homeTexts from '#texts/panel/content-home.ts';
import * as newsletterTexts from '#texts/panel/content-newsletters.ts';
import * as pagesTexts from '#texts/panel/content-pages.ts';
import * as picturesTexts from '#texts/panel/content-pictures.ts';
import * as piecesTexts from '#texts/panel/content-pieces.ts';
import * as customersTexts from '#texts/panel/customers-list.ts';
import * as texts from '#texts/panel/frame.ts';
import * as overviewTexts from '#texts/panel/overview.ts';
import * as audit from '#texts/panel/platform-audit.ts';
import * as checklistTexts from '#texts/panel/platform-checklist.ts';
import * as conditionTexts from '#texts/panel/platform-condition.ts';
import * as jobsTexts from '#texts/panel/platform-jobs.ts';
import * as people from '#texts/panel/platform-people.ts';
import * as settingsTexts from '#texts/panel/platform-settings.ts';
import * as deliveryTexts from '#texts/panel/selling-delivery.ts';
import * as feedTexts from '#texts/panel/selling-feeds.ts';
import * as letterTexts from '#texts/panel/selling-letters.ts';
import * as numbersTexts from '#texts/panel/selling-numbers.ts';
import * as ordersTexts from '#texts/panel/selling-orders.ts';
import * as paymentTexts from '#texts/panel/selling-payments.ts';
import * as rebateTexts from '#texts/panel/selling-rebates.ts';
import * as subscriptionsTexts from '#texts/panel/selling-subscriptions.ts';
import * as transfersTexts from '#texts/panel/selling-transfers.ts';
import { HOME } from './access.ts';

export interface MenuEntry {
  to: string;
  label: string;
  /** Who sees the entry: whoever may open the screen. */
  permission: Permission;
}

export interface MenuGroup {
  label: string;
  entries: MenuEntry[];
}

export const OPENING = '/zaplecze/otwarcie';

/** The places of the panel, in the order of a working day. A screen that opens from another one has no entry. */
export const MENU: readonly MenuGroup[] = [
  {
    label: texts.groups.day,
    entries: [
      { to: HOME, label: overviewTexts.title, permission: 'panel.open' },
      { to: '/zaplecze/zamowienia', label: ordersTexts.title, permission: 'orders.see' },
      { to: '/zaplecze/subskrypcje', label: subscriptionsTexts.title, permission: 'orders.see' },
      { to: '/zaplecze/klienci', label: customersTexts.title, permission: 'customers.see' },
      { to: '/zaplecze/przelewy', label: transfersTexts.title, permission: 'money.refund' },
      { to: '/zaplecze/liczby', label: numbersTexts.title, permission: 'numbers.see' },
    ],
  },
  {
    label: texts.groups.afterSale,
    entries: [
      { to: '/zaplecze/zwroty', label: returns.title, permission: 'after-sale.see' },
      { to: '/zaplecze/reklamacje', label: complaints.title, permission: 'after-sale.see' },
      { to: '/zaplecze/odstapienia', label: withdrawals.title, permission: 'after-sale.see' },
      { to: '/zaplecze/opinie', label: opinions.title, permission: 'opinions.moderate' },
      { to: '/zaplecze/pytania', label: questions.title, permission: 'opinions.moderate' },
    ],
  },
  {
    label: texts.groups.goods,
    entries: [
      { to: '/zaplecze/produkty', label: productsTexts.title, permission: 'catalogue.see' },
      { to: '/zaplecze/kategorie', label: treeTexts.title, permission: 'catalogue.see' },
      { to: '/zaplecze/producenci', label: wordTexts.producers.title, permission: 'catalogue.see' },
      { to: '/zaplecze/serie', label: wordTexts.series.title, permission: 'catalogue.see' },
      { to: '/zaplecze/cechy', label: wordTexts.traits.title, permission: 'catalogue.see' },
      { to: '/zaplecze/rozmiary', label: wordTexts.sizes.title, permission: 'catalogue.see' },
      { to: '/zaplecze/slownik', label: wordTexts.dictionary.title, permission: 'catalogue.see' },
      { to: '/zaplecze/gwarancje', label: wordTexts.warranties.title, permission: 'catalogue.see' },
      { to: '/zaplecze/obnizki', label: reductionTexts.title, permission: 'catalogue.change' },
      { to: '/zaplecze/stany', label: stockTexts.title, permission: 'catalogue.see' },
      { to: '/zaplecze/import', label: importTexts.title, permission: 'catalogue.change' },
      { to: '/zaplecze/porownywarki', label: feedTexts.title, permission: 'catalogue.see' },
      { to: '/zaplecze/wyszukiwarka', label: searchTexts.title, permission: 'catalogue.see' },
    ],
  },
  {
    label: texts.groups.content,
    entries: [
      { to: '/zaplecze/strona-glowna', label: homeTexts.title, permission: 'content.see' },
      { to: '/zaplecze/bannery', label: homeTexts.banners.title, permission: 'content.see' },
      { to: '/zaplecze/menu-i-stopka', label: frameTexts.title, permission: 'content.see' },
      { to: '/zaplecze/paski', label: frameTexts.bars.title, permission: 'content.see' },
      { to: '/zaplecze/strony', label: pagesTexts.title, permission: 'content.see' },
      { to: '/zaplecze/aktualnosci', label: entriesTexts.kinds.news.title, permission: 'content.see' },
      { to: '/zaplecze/blog', label: entriesTexts.kinds.blog.title, permission: 'content.see' },
      { to: '/zaplecze/newslettery', label: newsletterTexts.title, permission: 'content.see' },
      { to: '/zaplecze/wstawki', label: piecesTexts.snippets.title, permission: 'content.see' },
      { to: '/zaplecze/przekierowania', label: piecesTexts.redirects.title, permission: 'content.see' },
      { to: '/zaplecze/obrazy', label: picturesTexts.title, permission: 'content.see' },
    ],
  },
  {
    label: texts.groups.offer,
    entries: [
      { to: '/zaplecze/dostawa', label: deliveryTexts.couriers.title, permission: 'offer.see' },
      { to: '/zaplecze/punkty-odbioru', label: deliveryTexts.points.title, permission: 'offer.change' },
      { to: '/zaplecze/sklepy', label: deliveryTexts.locations.title, permission: 'offer.see' },
      { to: '/zaplecze/platnosci', label: paymentTexts.methods.title, permission: 'offer.see' },
      { to: '/zaplecze/szybki-zakup', label: paymentTexts.express.title, permission: 'offer.see' },
      { to: '/zaplecze/kody-rabatowe', label: rebateTexts.rebates.title, permission: 'offer.see' },
      { to: '/zaplecze/gratisy', label: rebateTexts.gifts.title, permission: 'offer.see' },
      { to: '/zaplecze/punkty', label: rebateTexts.points.title, permission: 'offer.see' },
      { to: '/zaplecze/karty-podarunkowe', label: paymentTexts.cards.title, permission: 'offer.see' },
    ],
  },
  {
    label: texts.groups.shop,
    entries: [
      { to: '/zaplecze/ludzie', label: people.title, permission: 'people.manage' },
      { to: '/zaplecze/dziennik', label: audit.title, permission: 'audit.see' },
      { to: OPENING, label: checklistTexts.title, permission: 'settings.see' },
      { to: '/zaplecze/ustawienia', label: settingsTexts.title, permission: 'settings.see' },
      { to: '/zaplecze/listy', label: letterTexts.title, permission: 'settings.see' },
      { to: '/zaplecze/zadania', label: jobsTexts.title, permission: 'jobs.see' },
      { to: '/zaplecze/stan', label: conditionTexts.title, permission: 'jobs.see' },
    ],
  },
];

import * as complaints from '#modules/after-sale/complaints/texts/panel.ts';
import * as opinions from '#modules/after-sale/opinions/texts/panel.ts';
import * as questions from '#modules/after-sale/questions/texts/panel.ts';
import * as returns from '#modules/after-sale/returns/texts/panel.ts';
import * as withdrawals from '#modules/after-sale/withdrawals/texts/panel.ts';
import * as audit from '#modules/back-office/audit-log/texts/panel.ts';
import * as customersTexts from '#modules/back-office/customers/texts/panel-list.ts';
import * as conditionTexts from '#modules/back-office/doctor/texts/panel.ts';
import * as emailTemplateTexts from '#modules/back-office/email-templates/texts/panel.ts';
import * as checklistTexts from '#modules/back-office/going-live/texts/panel.ts';
import * as jobsTexts from '#modules/back-office/jobs/texts/panel.ts';
import * as overviewTexts from '#modules/back-office/overview/texts/panel.ts';
import * as settingsTexts from '#modules/back-office/settings/texts/panel.ts';
import { HOME } from '#modules/back-office/staff/panel/access.ts';
import type { Permission } from '#modules/back-office/staff/rules/permissions.ts';
import * as people from '#modules/back-office/staff/texts/panel-people.ts';
import * as wordTexts from '#modules/catalogue/attributes/texts/panel.ts';
import * as treeTexts from '#modules/catalogue/categories/texts/panel.ts';
import * as importTexts from '#modules/catalogue/import/texts/panel.ts';
import * as productsTexts from '#modules/catalogue/product-admin/texts/panel-list.ts';
import * as stockTexts from '#modules/catalogue/product-admin/texts/panel-low-stock.ts';
import * as reductionTexts from '#modules/catalogue/product-admin/texts/panel-reductions.ts';
import { redirects } from '#modules/catalogue/redirects/texts/panel.ts';
import * as searchTexts from '#modules/catalogue/search/texts/panel.ts';
import * as homeTexts from '#modules/content/home/texts/panel.ts';
import * as frameTexts from '#modules/content/navigation/texts/panel.ts';
import * as pagesTexts from '#modules/content/pages/texts/panel.ts';
import * as entriesTexts from '#modules/content/pages/texts/panel-entries.ts';
import * as piecesTexts from '#modules/content/pages/texts/panel-snippets.ts';
import * as picturesTexts from '#modules/content/pictures/texts/panel.ts';
import * as newsletterTexts from '#modules/customers/newsletter/texts/panel.ts';
import * as deliveryTexts from '#modules/sales/delivery/texts/panel.ts';
import * as feedTexts from '#modules/sales/feeds/texts/panel.ts';
import * as loyaltyTexts from '#modules/sales/loyalty/texts/panel.ts';
import * as ordersTexts from '#modules/sales/order-admin/texts/panel-list.ts';
import * as paymentTexts from '#modules/sales/payments/texts/panel.ts';
import * as rebateTexts from '#modules/sales/rebates/texts/panel.ts';
import * as transfersTexts from '#modules/sales/refunds/texts/panel.ts';
import * as numbersTexts from '#modules/sales/reports/texts/panel.ts';
import * as subscriptionsTexts from '#modules/sales/subscriptions/texts/panel.ts';
import * as texts from '#platform/panel-ui/texts/frame.ts';

export interface MenuEntry {
  to: string;
  label: string;
  /** The permission of the screen. */
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
      { to: '/zaplecze/przekierowania', label: redirects.title, permission: 'content.see' },
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
      { to: '/zaplecze/punkty', label: loyaltyTexts.points.title, permission: 'offer.see' },
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
      { to: '/zaplecze/listy', label: emailTemplateTexts.title, permission: 'settings.see' },
      { to: '/zaplecze/zadania', label: jobsTexts.title, permission: 'jobs.see' },
      { to: '/zaplecze/stan', label: conditionTexts.title, permission: 'jobs.see' },
    ],
  },
];

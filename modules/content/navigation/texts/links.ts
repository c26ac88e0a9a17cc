import type { FrameLinks } from '#platform/settings/rules/setting-values.ts';
import * as footerTexts from '#platform/shell/texts/footer.ts';
import * as shellTexts from '#platform/shell/texts/shell.ts';

const { links } = footerTexts;

export const defaultLinks: FrameLinks = {
  menu: [
    { label: shellTexts.menu.promotions, address: '/promocje' },
    { label: shellTexts.menu.newest, address: '/nowosci' },
  ],
  footer: [
    {
      title: footerTexts.shopping,
      links: [
        { label: links.promotions, address: '/promocje' },
        { label: links.newest, address: '/nowosci' },
        { label: links.rebates, address: '/rabaty' },
        { label: links.delivery, address: '/dostawa' },
        { label: links.openOrder, address: '/zamowienie/sprawdz' },
        { label: links.stores, address: '/sklepy' },
      ],
    },
    {
      title: footerTexts.help,
      links: [
        { label: links.contact, address: '/contact.php' },
        { label: links.productRequest, address: '/zapytaj-o-produkt' },
        { label: links.returns, address: '/zwroty' },
        { label: links.complaints, address: '/reklamacje' },
        { label: links.withdrawal, address: '/odstapienie' },
        { label: links.terms, address: '/regulamin' },
      ],
    },
    {
      title: footerTexts.about,
      links: [
        { label: links.shopOpinions, address: '/opinie-o-sklepie' },
        { label: links.opinions, address: '/opinie' },
        { label: links.blog, address: '/blog' },
        { label: links.news, address: '/aktualnosci' },
        { label: links.privacy, address: '/prywatnosc' },
        { label: links.accessibility, address: '/deklaracja-dostepnosci' },
      ],
    },
  ],
};

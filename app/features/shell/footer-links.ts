import { footerTexts } from '#texts/platform/footer.ts';

const { links } = footerTexts;

/** The columns of the footer. A link whose screen does not exist is left out by the footer itself. */
export const footerColumns = [
  {
    title: footerTexts.shopping,
    links: [
      { to: '/promocje', label: links.promotions },
      { to: '/nowosci', label: links.newest },
      { to: '/dostawa', label: links.delivery },
      { to: '/zamowienie/sprawdz', label: links.openOrder },
      { to: '/rabaty', label: links.rebates },
      { to: '/sklepy', label: links.stores },
      { to: '/regulamin', label: links.terms },
    ],
  },
  {
    title: footerTexts.help,
    links: [
      { to: '/contact.php', label: links.contact },
      { to: '/zapytaj-o-produkt', label: links.productRequest },
      { to: '/zwroty', label: links.returns },
      { to: '/reklamacje', label: links.complaints },
      { to: '/odstapienie', label: links.withdrawal },
    ],
  },
  {
    title: footerTexts.about,
    links: [
      { to: '/opinie-o-sklepie', label: links.shopOpinions },
      { to: '/opinie', label: links.opinions },
      { to: '/blog', label: links.blog },
      { to: '/aktualnosci', label: links.news },
      { to: '/prywatnosc', label: links.privacy },
      { to: '/deklaracja-dostepnosci', label: links.accessibility },
    ],
  },
];

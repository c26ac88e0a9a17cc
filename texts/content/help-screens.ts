import { footerTexts } from '#texts/platform/footer.ts';

const { links } = footerTexts;

/** Screens of the shop that answer questions; text pages of the owner come beside them. */
export const helpScreens = [
  { link: '/contact.php', name: links.contact },
  { link: '/zwroty', name: links.returns },
  { link: '/reklamacje', name: links.complaints },
  { link: '/odstapienie', name: links.withdrawal },
  { link: '/zamowienie/sprawdz', name: links.openOrder },
  { link: '/promocje', name: links.promotions },
  { link: '/nowosci', name: links.newest },
  { link: '/rabaty', name: links.rebates },
  { link: '/sklepy', name: links.stores },
  { link: '/zapytaj-o-produkt', name: links.productRequest },
  { link: '/opinie-o-sklepie', name: links.shopOpinions },
  { link: '/opinie', name: links.opinions },
  { link: '/blog', name: links.blog },
  { link: '/aktualnosci', name: links.news },
] as const;

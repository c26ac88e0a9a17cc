import * as footerTexts from '#platform/shell/texts/footer.ts';

export const helpScreens = [
  { link: '/contact.php', name: footerTexts.links.contact },
  { link: '/zwroty', name: footerTexts.links.returns },
  { link: '/reklamacje', name: footerTexts.links.complaints },
  { link: '/odstapienie', name: footerTexts.links.withdrawal },
  { link: '/zamowienie/sprawdz', name: footerTexts.links.openOrder },
  { link: '/promocje', name: footerTexts.links.promotions },
  { link: '/nowosci', name: footerTexts.links.newest },
  { link: '/rabaty', name: footerTexts.links.rebates },
  { link: '/sklepy', name: footerTexts.links.stores },
  { link: '/zapytaj-o-produkt', name: footerTexts.links.productRequest },
  { link: '/opinie-o-sklepie', name: footerTexts.links.shopOpinions },
  { link: '/opinie', name: footerTexts.links.opinions },
  { link: '/blog', name: footerTexts.links.blog },
  { link: '/aktualnosci', name: footerTexts.links.news },
] as const;

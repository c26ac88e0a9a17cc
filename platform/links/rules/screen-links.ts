/** Addresses of the screens; the id decides, the slug is for people. */
export function productLink(id: number, slug: string): string {
  return `/produkt/${id}/${slug}`;
}

/** The product's opinions, and the plain pages of its two forms. */
export function productOpinionsLink(product: string): string {
  return `${product}/opinie`;
}

export function addOpinionLink(product: string): string {
  return `${product}/opinia`;
}

/** The subject of an invited review that is about the shop and not a product. */
export const SHOP_SUBJECT = 'sklep';

export function invitedOpinionLink(token: string, subject?: string): string {
  return `/opinia/${token}${subject === undefined ? '' : `?o=${subject}`}`;
}

export function questionFormLink(product: string): string {
  return `${product}/pytanie`;
}

export function categoryLink(id: number, slug: string): string {
  return `/kategoria/${id}/${slug}`;
}

export function producerLink(id: number, slug: string): string {
  return `/producent/${id}/${slug}`;
}

export function seriesLink(id: number, slug: string): string {
  return `/seria/${id}/${slug}`;
}

export function searchLink(text: string): string {
  return `/szukaj?text=${encodeURIComponent(text)}`;
}

export function newsLink(id: number, slug: string): string {
  return `/aktualnosci/${id}/${slug}`;
}

export function blogEntryLink(id: number, slug: string): string {
  return `/blog/${id}/${slug}`;
}

/** The blog, or its entries of one month (`YYYY-MM`); pages count from 1. */
export function blogLink(month: string | null = null, page = 1): string {
  const query = new URLSearchParams(month === null ? {} : { miesiac: month });
  if (page > 1) query.set('counter', String(page - 1));
  return query.size > 0 ? `/blog?${query}` : '/blog';
}

export function newsListLink(page = 1): string {
  return page > 1 ? `/aktualnosci?counter=${page - 1}` : '/aktualnosci';
}

/** Where a mail's reader says that they want no notice. */
export function endNoticeLink(token: string): string {
  return `/powiadomienie/${token}/rezygnacja`;
}

/** An order and its payment; the token opens them for a guest. */
export function orderLink(number: string, token = ''): string {
  return `/konto/zamowienia/${number}${token && `?token=${encodeURIComponent(token)}`}`;
}

export function downloadLink(number: string, lineId: number, token = ''): string {
  return `/konto/zamowienia/${number}/plik/${lineId}${token && `?token=${encodeURIComponent(token)}`}`;
}

export function paymentLink(number: string, token = ''): string {
  return `/platnosc/${number}${token && `?token=${encodeURIComponent(token)}`}`;
}

/** The contact page after a message went out, at the place that says so. */
export const CONTACT_SENT_ID = 'wyslano';
export const CONTACT_SENT = `/contact.php?wyslano=1#${CONTACT_SENT_ID}`;

/** The newsletter: its page, perhaps with an outcome, and the links of its emails. */
export const NEWSLETTER_LINK = '/newsletter';

export function newsletterMessageLink(message: string): string {
  return `${NEWSLETTER_LINK}?wiadomosc=${message}`;
}

export function newsletterConfirmLink(token: string): string {
  return `/newsletter/${token}/potwierdz`;
}

export function newsletterLeaveLink(token: string): string {
  return `/newsletter/${token}/rezygnacja`;
}

/** The shops that stock a product (S2.34); `product` is the product's own address. */
export function stockLink(product: string): string {
  return `${product}/sklepy`;
}

const PRODUCT_REQUEST = '/zapytaj-o-produkt';

/** Where the form says that the question has come. */
export const PRODUCT_REQUEST_SENT = `${PRODUCT_REQUEST}?wyslano=1`;

/** The form to request a missing product, with the searched words filled in. */
export function productRequestLink(sought = ''): string {
  return sought === '' ? PRODUCT_REQUEST : `${PRODUCT_REQUEST}?szukane=${encodeURIComponent(sought)}`;
}

export function listLink(id: number, shareToken = ''): string {
  return `/listy/${id}${shareToken && `?token=${encodeURIComponent(shareToken)}`}`;
}

export function addToListLink(productId: number, size = ''): string {
  return `/listy/dodaj?product=${productId}${size && `&size=${encodeURIComponent(size)}`}`;
}

export const FAVOURITES = 'ulubione';
export const FROM_FAVOURITES = `/listy/dodaj?${FAVOURITES}=1`;

export const endWatchingLink = (token: string) => `/odlozone/${token}/rezygnacja`;

import { imageAddress } from '#platform/images/rules/image-address.ts';

interface Posting {
  title: string;
  lead: string;
  link: string;
  photo: string | null;
  date: string;
  author: string;
}

export function blogPosting(
  { title, lead, link, photo, date, author }: Posting,
  shop: { origin: string; name: string },
) {
  const publisher = { '@type': 'Organization', name: shop.name, url: shop.origin };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: title,
    description: lead,
    datePublished: date,
    inLanguage: 'pl',
    mainEntityOfPage: shop.origin + link,
    ...(photo && { image: [shop.origin + imageAddress(photo, 1280)] }),
    author: author ? { '@type': 'Person', name: author } : publisher,
    publisher,
  };
}

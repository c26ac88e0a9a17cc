/** Fields that the summary page submits: its key, and the displayed order. */
export interface SummaryPage {
  key: string;
  seen: string;
}

export function parseSummaryPage(html: string): SummaryPage | null {
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];
  const [key, seen] = [hidden('key'), hidden('seen')];
  return key && seen ? { key, seen: unescapeHtml(seen) } : null;
}

/** The data of an order as its form posts them. */
export function orderData(email: string): Record<string, string> {
  return {
    buyer: 'private',
    email,
    billing_firstName: 'Anna',
    billing_lastName: 'Nowak',
    billing_phone: '600100200',
    billing_street: 'Sosnowa 7',
    billing_zipcode: '30-224',
    billing_city: 'Kraków',
    billing_country: 'PL',
    shipping: '1-1',
    payment: '3',
    document: 'receipt',
  };
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

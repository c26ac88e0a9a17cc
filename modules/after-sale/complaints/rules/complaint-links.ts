/** The product list of an order; the token opens it for a guest. */
export function complaintProductsLink(orderNumber: string, token = ''): string {
  const query = new URLSearchParams({ zamowienie: orderNumber, ...(token && { token }) });
  return `/reklamacje/produkty?${query}`;
}

/**
 * One complaint. The address always has a query (contract 2.21: scripts add `&message=rma` to it): the token of the
 * mail for a guest, the view for everybody else.
 */
export function complaintLink(number: string, token = ''): string {
  return `/reklamacje/${number}?${new URLSearchParams(token ? { token } : { widok: 'rozmowa' })}`;
}

export function complaintFileLink(number: string, file: string, token = ''): string {
  return `/reklamacje/${number}/plik/${file}${token && `?${new URLSearchParams({ token })}`}`;
}

export function complaintPdfLink(number: string, token = ''): string {
  return `/reklamacje/${number}/pdf${token && `?${new URLSearchParams({ token })}`}`;
}

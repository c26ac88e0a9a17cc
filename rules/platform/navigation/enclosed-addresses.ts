const enclosedPath = /^\/(zamowienie\/(dane|punkt-odbioru|podsumowanie)|platnosc\/[^/]+|express\/[^/]+(\/koszyk)?)$/;

/**
 * X.48: is it a step of an order? Around these stands another frame than around the rest of the shop. Frames are drawn by the
 * server alone: between them the browser loads a page.
 */
export function isEnclosedAddress(address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  return enclosedPath.test(path);
}

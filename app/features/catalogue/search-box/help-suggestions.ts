import { findHelpAddresses } from '#rules/catalogue/search/help-words.ts';
import { helpScreens } from '#texts/content/help-screens.ts';

/** Screens of the shop a text asks for („zwrot towaru”): their names are the storefront's, so the shop does not send them. */
export function helpSuggestions(text: string): { name: string; link: string }[] {
  const addresses = findHelpAddresses(text);
  return helpScreens.filter(({ link }) => addresses.includes(link)).map(({ name, link }) => ({ name, link }));
}

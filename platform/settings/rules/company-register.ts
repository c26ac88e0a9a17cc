/** The entry of the shop's company in the register; empty without one. */
export interface CompanyRegister {
  /** The court that keeps the entry, with its division. */
  court: string;
  /** Ten digits. */
  krs: string;
  /** As published, with the paid-in part where the law requires it: `100 000 zł (wpłacony w całości)`. */
  shareCapital: string;
  regon: string;
}

export const NO_REGISTER: CompanyRegister = { court: '', krs: '', shareCapital: '', regon: '' };

const CIRCUMSTANCES = / w (?:likwidacji|upadłości|restrukturyzacji|organizacji)$/i;
// The form is at the end: a partnership may have a limited company in its name.
const WITH_CAPITAL =
  /(?:^| )(?:sp(?:\.|ółka) z ?o\. ?o\.?|spółka z ograniczoną odpowiedzialnością|(?:p\. ?)?s\. ?a\.|s\. ?k\. ?a\.|spółka (?:komandytowo-)?akcyjna)$/i;
// In capitals alone: "Wszystko dla psa" is a trader.
const ABBREVIATED = /(?:^| )P?SA$/;
const WITHOUT_CAPITAL =
  /(?:^| )(?:sp\. ?[jkp]\.|spółka (?:jawna|komandytowa|partnerska)|spółdzielnia)$|^(?:fundacja|stowarzyszenie|spółdzielnia) /i;

/** The register data that a company of this form must publish: Code of Companies art. 206 and 374, Act on the Register art. 34. */
export function registerDuties(companyName: string): ('court' | 'krs' | 'shareCapital')[] {
  const name = companyName.trim().replaceAll(/\s+/g, ' ').replace(CIRCUMSTANCES, '');
  if (WITH_CAPITAL.test(name) || ABBREVIATED.test(name)) return ['court', 'krs', 'shareCapital'];
  return WITHOUT_CAPITAL.test(name) ? ['court', 'krs'] : [];
}

export function isKrs(text: string): boolean {
  return /^\d{10}$/.test(text.trim());
}

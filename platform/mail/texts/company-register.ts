import type { CompanyRegister } from '#platform/settings/rules/company-register.ts';

/** The register entry of the company, a line for each known fact. */
export function registerLines({ court, krs, shareCapital, regon }: CompanyRegister): string[] {
  return [
    ...(regon === '' ? [] : [`REGON: ${regon}`]),
    ...(krs === '' ? [] : [`KRS: ${krs}`]),
    ...(court === '' ? [] : [`Sąd rejestrowy: ${court}`]),
    ...(shareCapital === '' ? [] : [`Kapitał zakładowy: ${shareCapital}`]),
  ];
}

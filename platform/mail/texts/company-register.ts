import type { CompanyRegister } from '#platform/settings/rules/company-register.ts';

/** What the register says of the company, a line for each fact that is known. */
export function registerLines({ court, krs, shareCapital, regon }: CompanyRegister): string[] {
  return [
    ...(regon === '' ? [] : [`REGON: ${regon}`]),
    ...(krs === '' ? [] : [`KRS: ${krs}`]),
    ...(court === '' ? [] : [`Sąd rejestrowy: ${court}`]),
    ...(shareCapital === '' ? [] : [`Kapitał zakładowy: ${shareCapital}`]),
  ];
}

import type { FieldAsker } from '#platform/forms/storefront/use-live-checks.ts';
import { isClientField } from './client-field-names.ts';

/** Judges fields of a customer's data while they are typed. What asks comes with the first question. */
export const clientAsker: FieldAsker = {
  asksAbout: isClientField,
  async ask(names, form) {
    try {
      const { askAboutClient } = await import('./ask-about-client.ts');
      return await askAboutClient(names.filter(isClientField), form);
    } catch {
      return null;
    }
  },
};

import type { FieldAsker } from '#platform/forms/storefront/use-live-checks.ts';
import { isClientField } from './client-field-names.ts';

/** Judges fields of a customer's data while they are typed. What asks comes with the first question. */
export const clientAsker: FieldAsker = {
  checksField: isClientField,
  async ask(names, form) {
    try {
      const { checkClientField } = await import('./check-client-field.ts');
      return await checkClientField(names.filter(isClientField), form);
    } catch {
      return null;
    }
  },
};

import type { FieldAsker } from '#platform/forms/storefront/use-live-checks.ts';
import { isClientField } from './client-field-names.ts';

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

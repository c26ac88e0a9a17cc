import { useHydrated } from '#app/features/platform/forms/use-hydrated.ts';
import { COMPLAINT_METHODS } from '#rules/after-sale/complaints/complaint-method.ts';
import { complaintTexts, complaintProductsTexts as texts } from '#texts/after-sale/complaints.ts';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';

/**
 * What the shopper would like best. With scripts it is not sent but kept in the browser for the complaint's own page
 * (contract 3.6); without them it goes with the form.
 */
export function MethodChoice({ chosen }: { chosen: string }) {
  const hydrated = useHydrated();
  return (
    <Field id="complain_method" label={texts.method} hint={texts.methodHint} optional>
      {(wiring) => (
        <Select {...wiring} name={hydrated ? undefined : 'complain_method'} defaultValue={chosen || 'first_val'}>
          <option value="first_val">{texts.methodNone}</option>
          {COMPLAINT_METHODS.map((method) => (
            <option key={method} value={method}>
              {complaintTexts.methods[method]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

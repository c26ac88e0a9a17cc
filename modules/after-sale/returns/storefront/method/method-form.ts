import { parseReturnMethod } from '#modules/after-sale/claims/rules/return-method.ts';
import { defineForm } from '#platform/forms/storefront/define-form.ts';
import { checkboxField, textField } from '#platform/forms/storefront/form-field.ts';
import { RETURN_METHODS, type ReturnMethod } from '#platform/settings/rules/setting-values.ts';
import * as returnsMethodTexts from '../../texts/method.ts';
import * as returnsTexts from '../../texts/storefront.ts';

export const deliveryField = (method: ReturnMethod) => `shipping_${method}` as const;
export const parameterField = (method: ReturnMethod) => `parameter_${method}` as const;

const deliveries = Object.fromEntries(RETURN_METHODS.map((method) => [deliveryField(method), textField()]));
const parameters = Object.fromEntries(RETURN_METHODS.map((method) => [parameterField(method), checkboxField()]));

interface Offer {
  method: ReturnMethod;
  deliveries: readonly { id: string }[];
}

/** S2.68: a way of sending back, with its own choice of delivery and its own parameter; all missing ones are reported together. */
export function methodForm(offers: readonly Offer[]) {
  return defineForm(
    {
      // The contract's name (3.5).
      return_type: textField({
        validate: true,
        required: true,
        texts: { required: returnsMethodTexts.noMethod },
      }),
      ...(deliveries as Record<ReturnType<typeof deliveryField>, ReturnType<typeof textField>>),
      ...(parameters as Record<ReturnType<typeof parameterField>, ReturnType<typeof checkboxField>>),
    },
    (values) => {
      const method = parseReturnMethod(values.return_type);
      const offer = offers.find((one) => one.method === method);
      if (!method || !offer) return {};
      // Where there is only one there is nothing to choose.
      const { deliveries: offered } = offer;
      const lacksDelivery = offered.length > 1 && !offered.some(({ id }) => id === values[deliveryField(method)]);
      return {
        ...(lacksDelivery && { [deliveryField(method)]: returnsMethodTexts.noDelivery }),
        ...(!values[parameterField(method)] && { [parameterField(method)]: returnsMethodTexts.noParameter }),
      };
    },
  );
}

/** S2.69, S5.43 */
export const pointForm = defineForm({
  // The contract's name (3.5).
  stock: textField({ validate: true, required: true, texts: { required: returnsTexts.point.none } }),
});

import { type RouterContextProvider, redirect } from 'react-router';
import { needsReturnPoint, parseReturnMethod } from '#modules/after-sale/claims/rules/return-method.ts';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { parseForm } from '#platform/forms/storefront/parse-form.server.ts';
import { RETURN_METHODS } from '#platform/settings/rules/setting-values.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { stepAddress } from '../../rules/return-steps.ts';
import { contactPhone, saveReturnMethod } from '../../server/index.ts';
import * as returnsMethodTexts from '../../texts/method.ts';
import { findStep } from '../find-step.server.ts';
import { deliveryField, methodForm, parameterField } from './method-form.ts';

/** Step 3 is sent: the way back, its delivery and its confirmed parameter (S5.40). */
export async function receiveReturnMethod(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<FormReply> {
  const shop = context.get(shopContext);
  const { order, customerId } = await findStep(context, new URL(request.url), 'method');
  const { returnDeliveries } = shop.settings;
  const offers = RETURN_METHODS.map((method) => ({
    method,
    deliveries: returnDeliveries.filter((delivery) => delivery.method === method),
  }));
  const form = await parseForm(request, methodForm(offers));
  if (form.kind === 'wrong') return form.reply;
  const method = parseReturnMethod(form.value.return_type);
  if (!method) return form.refuse({ fields: { return_type: returnsMethodTexts.noMethod } });
  const offered = returnDeliveries.filter((delivery) => delivery.method === method);
  const { phone, ofAccount } = await contactPhone(shop, order, customerId);
  const outcome = await saveReturnMethod(shop, order.id, {
    method,
    // Where there is only one there is nothing to choose.
    deliveryId: offered.length === 1 ? (offered[0]?.id ?? '') : form.value[deliveryField(method)],
    parameterConfirmed: form.value[parameterField(method)],
    phone,
  });
  switch (outcome) {
    case 'no-method':
      return form.refuse({ fields: { return_type: returnsMethodTexts.noMethod } });
    case 'no-phone':
      return form.refuse({
        fields: { return_type: ofAccount ? returnsMethodTexts.noPhone : returnsMethodTexts.noPhoneGuest },
      });
    case 'no-delivery':
      return form.refuse({ fields: { [deliveryField(method)]: returnsMethodTexts.noDelivery } });
    case 'no-parameter':
      return form.refuse({ fields: { [parameterField(method)]: returnsMethodTexts.noParameter } });
    case 'no-draft':
      throw redirect(stepAddress('products', order.number));
    case 'saved':
      throw redirect(stepAddress(needsReturnPoint(method) ? 'point' : 'refund', order.number));
  }
}

import { describeWorth } from '#app/features/selling/order/describe-order.server.ts';
import type { PriceType } from '#rules/platform/money/vat.ts';
import { goodsSent } from '#rules/selling/orders/goods-sent.ts';
import { neededData } from '#rules/selling/orders/needed-address.ts';
import type { OrderAddress } from '#rules/selling/orders/order-data.ts';
import type { OrderSummary } from '#shop/selling/orders/index.ts';
import * as shippingWindowTexts from '#texts/catalogue/shipping-window.ts';
import { quantityWithUnit } from '#texts/platform/units.ts';
import { lineDetails } from '#texts/selling/line-details.ts';
import * as orderDataTexts from '#texts/selling/order-data.ts';
import * as orderSummaryTexts from '#texts/selling/order-summary.ts';

/** The order in words, as the summary shows it. */
export function describeOrder(order: OrderSummary, priceType: PriceType) {
  const { goods, gift, delivery, method, needsDelivery, promisedDay } = order;
  const data = neededData(order.data, { needsDelivery, courier: delivery.chosen });
  const isOfCards = goodsSent(goods.lines.map(({ sale }) => sale)) === 'cards';
  return {
    buyer: [...describeAddress(data.billing), data.email, data.billing.phone ?? ''].filter(Boolean),
    invoice: data.invoice ? describeAddress(data.invoice) : [],
    delivery: needsDelivery
      ? [
          delivery.chosen?.name ?? '',
          promisedDay ? shippingWindowTexts.promised(promisedDay, delivery.chosen?.kind) : '',
          ...(delivery.place
            ? [delivery.place.name, `${delivery.place.street}, ${delivery.place.zipcode} ${delivery.place.city}`]
            : delivery.chosen?.needsPoint || delivery.chosen?.kind === 'pickup'
              ? []
              : describeAddress({ ...(data.delivery ?? data.billing), taxNumber: '' })),
          data.deliveryRemarks,
        ].filter(Boolean)
      : [isOfCards ? orderDataTexts.delivery.noneOfCards : orderDataTexts.delivery.none],
    usesPoint: Boolean(needsDelivery && delivery.chosen?.needsPoint && delivery.chosen.kind !== 'pickup'),
    payment: [method?.name ?? ''].filter(Boolean),
    document: [orderDataTexts.document.kinds[data.document]],
    lines: goods.lines.map(({ line }) => ({
      id: line.lineId,
      name: line.name,
      photo: line.photo,
      photoTone: line.photoTone,
      details: [...lineDetails(line, { priceType }), quantityWithUnit(line.quantity, line)],
      worth: describeWorth(line, priceType),
    })),
    gift: gift.kind === 'chosen' ? gift.sale.name : '',
  };
}

function describeAddress(address: Partial<OrderAddress>): string[] {
  const { firstName = '', lastName = '', companyName, taxNumber, street = '', zipcode = '', city = '' } = address;
  const country = address.country && address.country !== 'PL' ? orderDataTexts.countries[address.country] : '';
  return [
    companyName ?? '',
    taxNumber ? orderSummaryTexts.taxNumber(taxNumber) : '',
    `${firstName} ${lastName}`.trim(),
    street,
    `${zipcode} ${city}`.trim(),
    country ?? '',
  ].filter(Boolean);
}

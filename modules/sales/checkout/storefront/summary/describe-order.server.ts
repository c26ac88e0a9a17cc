import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import { countries } from '#modules/customers/accounts/texts/address.ts';
import { lineDetails } from '#modules/sales/basket/texts/line-details.ts';
import * as shippingWindowTexts from '#modules/sales/delivery/texts/shipping-window.ts';
import { goodsSent } from '#modules/sales/order-ledger/rules/goods-sent.ts';
import type { OrderAddress } from '#modules/sales/order-ledger/rules/order-data.ts';
import type { PriceType } from '#platform/money/rules/vat.ts';
import { neededData } from '../../rules/needed-address.ts';
import type { OrderSummary } from '../../server/index.ts';
import * as orderDataTexts from '../../texts/data.ts';
import * as orderSummaryTexts from '../../texts/summary.ts';
import { describeWorth } from '../parts/describe-order.server.ts';

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
  const country = address.country && address.country !== 'PL' ? countries[address.country] : '';
  return [
    companyName ?? '',
    taxNumber ? orderSummaryTexts.taxNumber(taxNumber) : '',
    `${firstName} ${lastName}`.trim(),
    street,
    `${zipcode} ${city}`.trim(),
    country ?? '',
  ].filter(Boolean);
}

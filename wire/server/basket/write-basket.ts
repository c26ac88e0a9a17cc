import type { Session } from '#modules/customers/accounts/server/index.ts';
import type { BasketLine, BasketView } from '#modules/sales/basket/rules/basket-view.ts';
import { formatMoneyOnWire } from '#platform/money/rules/format-money.ts';
import { toDecimalText, toNumber } from '#platform/money/rules/grosze.ts';
import type { BasketOnWire, BasketProductOnWire, BasketUser } from '../../basket-answer.ts';
import type { WireContext } from '../context.ts';
import { iconAddress } from '../refuse.ts';

/** Contract 2.12: ids as text, counts as numbers, `gros`. */
export function writeBasket(
  basket: BasketView,
  session: Session | null,
  { lineDetails }: Pick<WireContext, 'lineDetails'>,
): BasketOnWire {
  const { shipping, toShippingFree } = basket;
  return {
    productsCounter: basket.productsCounter,
    productsNumber: basket.productsNumber,
    worth: toNumber(basket.total.gross),
    worth_formatted: formatMoneyOnWire(basket.total.gross),
    worth_net_formatted: formatMoneyOnWire(basket.total.net),
    ...(shipping && {
      shippingCost: toDecimalText(shipping.gross),
      shippingCost_formatted: formatMoneyOnWire(shipping.gross),
      shippingCost_net_formatted: formatMoneyOnWire(shipping.net),
    }),
    ...(toShippingFree !== null && { toShippingFree: toDecimalText(toShippingFree) }),
    user: writeUser(session),
    products: basket.lines.map((line) => writeLine(line, lineDetails?.(line) ?? [])),
  };
}

function writeLine(line: BasketLine, details: string[]): BasketProductOnWire {
  return {
    id: String(line.productId),
    name: line.name,
    link: line.link,
    icon: iconAddress(line.photo, line.photoFocus),
    size: line.size,
    size_name: line.sizeName,
    product_version_name: line.versionName,
    count: line.quantity,
    worth_unit: line.unit,
    subscription_period: String(line.extras.subscriptionDays ?? 0),
    md5_additional: line.additional,
    prices: {
      worth_net_formatted: formatMoneyOnWire(line.worth.net),
      worth_gros_formatted: formatMoneyOnWire(line.worth.gross),
    },
    ...(details.length > 0 && { details }),
  };
}

function writeUser(session: Session | null): BasketUser {
  if (!session) return { wholesaler: false, loggedIn: false };
  const { login, firstName, email } = session;
  return { wholesaler: false, loggedIn: true, login, firstName, email };
}

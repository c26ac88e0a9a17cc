import { nameWithVersion } from '#modules/catalogue/products/rules/version-name.ts';
import type { LineExtras } from '#modules/sales/order-ledger/rules/order-data.ts';
import type { LineSubscription } from '#modules/sales/subscriptions/rules/subscription.ts';
import { productLink } from '#platform/links/rules/screen-links.ts';
import { addDays, warsawDay } from '#platform/time/rules/day.ts';
import type { BasketLine, LineAvailability } from '../rules/basket-view.ts';
import type { StoredLine } from './basket-lines.ts';
import { findSaleObstacle, lineLimits } from './line-limits.ts';
import { linePartsNow } from './line-parts.ts';
import { linePrice } from './line-price.ts';
import type { SizeOnSale } from './size-on-sale.ts';

/** A stored line with today's price, limits and availability. */
export function describeLine(line: StoredLine, all: StoredLine[], now: Date): BasketLine {
  const { sale, productName, addedAt, ...stored } = line;
  if (!sale) return describeGoneLine(stored, productName);
  const others = all.filter((other) => other !== line);
  const { facts, limits } = lineLimits(sale, line, others);
  const { unitPrice, worth } = linePrice(sale, line, piecesOfSize(line, all));
  const money = line.forPoints ? { gross: 0, net: 0 } : worth;
  return {
    ...stored,
    subscription: describeSubscription(sale, line, now),
    answers: describeAnswers(sale, line.extras),
    parts: describeParts(sale, line.extras),
    sizeName: sale.sizeName,
    name: sale.name,
    versionName: sale.versionName ?? '',
    type: sale.type,
    commentPrompt: sale.commentPrompt,
    link: productLink(line.productId, sale.slug),
    photo: sale.photo,
    photoTone: sale.photoTone,
    photoFocus: sale.photoFocus,
    unit: sale.unit,
    unitPlural: sale.unitPlural,
    facts,
    limits,
    vatPermille: sale.vatPermille,
    unitPrice: line.forPoints ? { gross: 0, net: 0 } : unitPrice,
    worth: money,
    points: line.forPoints ? Math.round(sale.points * line.quantity) : 0,
    availability: judge(sale, line, limits),
  };
}

/** The next order of the line, if it is ordered today. Its price counts only the pieces of this line. */
function describeSubscription(sale: SizeOnSale, line: StoredLine, now: Date): LineSubscription | null {
  const days = line.extras.subscriptionDays;
  if (days === undefined) return null;
  if (line.forPoints) return { days, renewal: null };
  const { worth } = linePrice(sale, line, line.quantity);
  const nextOn = addDays(warsawDay(now), days);
  return { days, renewal: { state: 'active', nextOn, awaitsPayment: false, price: worth } };
}

function piecesOfSize(line: StoredLine, all: StoredLine[]): number {
  return all
    .filter((other) => other.productId === line.productId && other.size === line.size && !other.forPoints)
    .reduce((pieces, other) => pieces + other.quantity, 0);
}

function judge(sale: SizeOnSale, line: StoredLine, limits: BasketLine['limits']): LineAvailability {
  const obstacle = findSaleObstacle(sale, line.forPoints);
  if (obstacle) return { kind: 'unavailable', reason: obstacle === 'points-only' ? 'phone-price' : obstacle };
  if (limits.max < limits.min) return { kind: 'unavailable', reason: 'sold-out' };
  if (line.quantity > limits.max) return { kind: 'too-many', maximum: limits.max };
  if (line.quantity < limits.min) return { kind: 'too-few', minimum: limits.min };
  if (sale.commentPrompt !== '' && line.comment.trim() === '') return { kind: 'lacks-comment' };
  return { kind: 'available' };
}

const NOTHING = { gross: 0, net: 0 };

/** The product or its size left the catalogue; the customer still sees the line and can remove it. */
function describeGoneLine(
  line: Omit<StoredLine, 'sale' | 'productName' | 'addedAt'>,
  productName: string | null,
): BasketLine {
  return {
    ...line,
    subscription: line.extras.subscriptionDays ? { days: line.extras.subscriptionDays, renewal: null } : null,
    answers: [],
    parts: [],
    sizeName: line.size,
    name: productName ?? '',
    versionName: '',
    type: 'product',
    commentPrompt: '',
    link: '/',
    photo: null,
    photoTone: null,
    unit: 'szt.',
    unitPlural: 'szt.',
    facts: { stock: 0 },
    limits: { unit: { step: 1, precision: 0 }, min: 1, max: 0 },
    vatPermille: 0,
    unitPrice: NOTHING,
    worth: NOTHING,
    points: 0,
    availability: { kind: 'unavailable', reason: productName === null ? 'withdrawn' : 'size-withdrawn' },
  };
}

function describeAnswers(sale: SizeOnSale, extras: LineExtras): BasketLine['answers'] {
  return (sale.configurator ?? []).flatMap(({ name, label, kind, values }) => {
    const given = extras.configuration?.[name] ?? [];
    if (kind === 'text') {
      const [answer] = given;
      return answer ? [{ question: label, answer, surcharge: values[0]?.surcharge ?? 0 }] : [];
    }
    return values
      .filter(({ id }) => given.includes(id))
      .map((value) => ({ question: label, answer: value.label, surcharge: value.surcharge }));
  });
}

function describeParts(sale: SizeOnSale, extras: LineExtras): BasketLine['parts'] {
  return linePartsNow(sale, extras).map(({ version, size, quantity }) => ({
    name: nameWithVersion(version.name, version.versionName),
    size: size.type,
    sizeName: size.name,
    quantity,
  }));
}

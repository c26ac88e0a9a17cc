import { UNIVERSAL_SIZE } from '#rules/catalogue/products/sent-size.ts';
import type { BasketLine } from '#rules/selling/basket/basket-view.ts';
import type { LineExtras } from '#rules/selling/basket/line-extras.ts';
import { linePartsNow } from './line-parts.ts';
import type { SizeOnSale } from './size-on-sale.ts';

/** The extras of a line by the words the shop has for them now: a shopper never reads an id. */
export function describeExtras(sale: SizeOnSale, extras: LineExtras): Pick<BasketLine, 'configuration' | 'parts'> {
  const configuration = (sale.configurator ?? []).flatMap(({ name, label, kind, values }) => {
    const given = extras.configuration?.[name] ?? [];
    const answers = kind === 'text' ? given : values.filter(({ id }) => given.includes(id)).map((value) => value.label);
    return answers.length === 0 ? [] : [{ label, answers }];
  });
  const parts = linePartsNow(sale, extras).map(({ id, version, size, quantity }) => ({
    id,
    quantity,
    name: version.name,
    sizeName: size.type === UNIVERSAL_SIZE ? '' : size.name,
  }));
  return { configuration, parts };
}

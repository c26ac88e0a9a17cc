import type { BasketLine } from '#modules/sales/basket/rules/basket-view.ts';

interface RestoringPost {
  lines: BasketLine[];
  action: string;
  fields: FormData;
}

/** Posts that restore lines: one for all plain lines, and one for each line with extras, as its product page sends it. */
export function restoringPosts(lines: readonly BasketLine[]): RestoringPost[] {
  const plain = lines.filter(({ additional }) => additional === '');
  const posts = lines
    .filter((line) => !plain.includes(line))
    .map((line) => ({ lines: [line], action: '/basketchange.php', fields: withExtras(line) }));
  if (plain.length === 0) return posts;
  return [{ lines: plain, action: '/basketchange.php?type=multiproduct', fields: plainFields(plain) }, ...posts];
}

function plainFields(lines: BasketLine[]): FormData {
  const fields = new FormData();
  lines.forEach((line, index) => {
    const { productId: product, size, quantity: set_quantity, comment } = line;
    const named = { product, size, set_quantity, comment, forpoints: line.forPoints ? 1 : 0 };
    for (const [name, value] of Object.entries(named)) fields.set(`${name}[${index + 1}]`, String(value));
  });
  return fields;
}

function withExtras({ extras, productId: product, size, quantity: number, comment, forPoints }: BasketLine): FormData {
  const fields = new FormData();
  const named = { product, size, number, comment, mode: 1, forpoints: forPoints ? 1 : 0 };
  for (const [name, value] of Object.entries(named)) fields.set(name, String(value));
  if (extras.subscriptionDays) {
    fields.set('subscription', '1');
    fields.set('days_in_period', String(extras.subscriptionDays));
  }
  for (const part of extras.parts ?? []) {
    fields.set(`bundled_product[${part.id}]`, String(part.product));
    fields.set(`bundled_size[${part.id}]`, part.size);
    fields.set(`bundled_quantity[${part.id}]`, String(part.quantity));
  }
  for (const [question, answers] of Object.entries(extras.configuration ?? {})) {
    for (const [index, answer] of answers.entries()) fields.set(`priceformula[${question}][${index}]`, answer);
  }
  return fields;
}

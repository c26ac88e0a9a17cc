import { afterEach, expect, it, vi } from 'vitest';
import { saveForm } from './save-form.ts';

class Element extends EventTarget {
  name = '';
  getAttribute() {
    return this.name;
  }
}

/** Only names are looked at here: every form has the same fields. */
class Filled extends FormData {
  constructor(form?: unknown) {
    super();
    const names = form ? ['billing_companyName', 'billing_taxNumber', 'billing_city', 'delivery_city', 'payment'] : [];
    for (const name of names) this.set(name, '');
  }
}

const view = new EventTarget();
const posts: { names: string[]; answer: (reply: Response) => void }[] = [];
vi.stubGlobal('window', view);
vi.stubGlobal('Element', Element);
vi.stubGlobal('HTMLInputElement', class extends Element {});
vi.stubGlobal('FormData', Filled);
vi.stubGlobal('fetch', (_to: string, { body }: { body: FormData }) => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  posts.push({ names: [...body.keys()], answer: resolve });
  return promise;
});
afterEach(() => {
  posts.length = 0;
});

function openForm() {
  const form = new Element();
  const onFigures = vi.fn();
  const target: EventTarget = form;
  const leave = saveForm(target as HTMLFormElement, onFigures);
  const fire = (kind: string, name: string) => {
    form.name = name;
    form.dispatchEvent(new Event(kind));
  };
  return { fire, onFigures, leave };
}

it('one field after another is sent; the figures are those of the last', async () => {
  const { fire, onFigures, leave } = openForm();
  fire('change', 'street');
  fire('change', 'city');
  expect(posts.map(({ names }) => names)).toEqual([['street']]);
  posts[0]?.answer(Response.json('older'));
  await vi.waitFor(() => expect(posts.map(({ names }) => names)).toEqual([['street'], ['city']]), 60_000);
  posts[1]?.answer(Response.json('newest'));
  await vi.waitFor(() => expect(onFigures.mock.calls).toEqual([['newest']]), 60_000);
  leave();
});

it('a field left with the page does not wait for what is on its way', async () => {
  const { fire, leave } = openForm();
  fire('change', 'street');
  fire('input', 'city');
  expect(posts).toHaveLength(1);
  view.dispatchEvent(new Event('pagehide'));
  expect(posts.map(({ names }) => names)).toEqual([['street'], ['city']]);
  for (const { answer } of posts) answer(Response.json('figures'));
  leave();
});

it.each([
  ['buyer', ['billing_companyName', 'billing_taxNumber', 'buyer']],
  ['otherDelivery', ['delivery_city', 'otherDelivery']],
  ['shipping', ['payment', 'shipping']],
])('the fields that %s opens come with it: the shop forgot them when it was closed', (choice, names) => {
  const { fire, leave } = openForm();
  fire('change', choice);
  expect(posts.map((post) => post.names)).toEqual([names]);
  posts[0]?.answer(Response.json('figures'));
  leave();
});

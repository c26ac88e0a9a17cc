import { expect, it, vi } from 'vitest';
import { postBasket } from './post-basket.ts';

it.each([
  ['a quantity', '3', true],
  ['a file', new File(['x'], 'wzor.png'), false],
])(
  'a change of the basket outlives the page it was made on, unless it holds a file: %s',
  async (_, value, outlives) => {
    const fetched = vi.fn(async () => Response.json({}));
    vi.stubGlobal('fetch', fetched);
    const fields = new FormData();
    fields.set('set_quantity[1]', value);
    await postBasket(fields);
    expect(fetched).toHaveBeenCalledWith('/basketchange.php', expect.objectContaining({ keepalive: outlives }));
    vi.unstubAllGlobals();
  },
);

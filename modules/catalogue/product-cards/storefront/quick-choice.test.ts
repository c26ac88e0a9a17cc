import { afterEach, describe, expect, it, vi } from 'vitest';
import { findQuickChoice } from './quick-choice.ts';

const { fetchProductXml, fetchSizes } = vi.hoisted(() => ({ fetchProductXml: vi.fn(), fetchSizes: vi.fn() }));
vi.mock('#wire/client/product-xml.ts', () => ({ fetchProductXml }));
vi.mock('#wire/client/sizes.ts', () => ({ fetchSizes }));
afterEach(() => vi.resetAllMocks());

const medium = { type: 'M', name: 'M', amount: 3, price: 9900, phonePrice: false };
const green = { id: 1, name: 'Zielona', link: '/a', isCurrent: true };
const blue = { id: 2, name: 'Niebieska', link: '/b', isCurrent: false };
const { signal } = new AbortController();

describe('findQuickChoice', () => {
  it('S7.23 takes sizes and the other versions from the product XML alone', async () => {
    fetchProductXml.mockResolvedValue({ sizes: [medium], versions: [green, blue] });
    expect(await findQuickChoice(7, signal)).toEqual({ sizes: [medium], versions: [blue] });
    expect(fetchProductXml).toHaveBeenCalledWith(7, signal);
    expect(fetchSizes).not.toHaveBeenCalled();
  });

  it('S7.15 S7.24 asks for the sizes when the XML fails', async () => {
    fetchProductXml.mockResolvedValue(null);
    fetchSizes.mockResolvedValue({ sizes: new Map([['M', medium]]) });
    expect(await findQuickChoice(7, signal)).toEqual({ sizes: [medium], versions: [] });
    expect(fetchSizes).toHaveBeenCalledWith(7, signal);
  });

  it.each([null, false])('has nothing to choose from when the sizes answer %s', async (answer) => {
    fetchProductXml.mockResolvedValue(null);
    fetchSizes.mockResolvedValue(answer);
    expect(await findQuickChoice(7, signal)).toBeNull();
  });

  it('asks nothing more once the shopper has left', async () => {
    fetchProductXml.mockResolvedValue(null);
    expect(await findQuickChoice(7, AbortSignal.abort())).toBeNull();
    expect(fetchSizes).not.toHaveBeenCalled();
  });
});

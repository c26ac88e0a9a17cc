import { TEXT_PAGE_ADDRESSES } from '#platform/navigation/rules/document-addresses.ts';
import type { FrameLinks } from '#platform/settings/rules/setting-values.ts';

const TEXTS: readonly string[] = TEXT_PAGE_ADDRESSES.map((address) => `/${address}`);

export function leadsSomewhere(address: string, written: readonly string[]): boolean {
  const [path = ''] = address.split(/[?#]/);
  return !TEXTS.includes(path) || written.includes(path);
}

export function keepWritten({ menu, footer }: FrameLinks, written: readonly string[]): FrameLinks {
  const keep = (links: FrameLinks['menu']) => links.filter(({ address }) => leadsSomewhere(address, written));
  return { menu: keep(menu), footer: footer.map(({ title, links }) => ({ title, links: keep(links) })) };
}

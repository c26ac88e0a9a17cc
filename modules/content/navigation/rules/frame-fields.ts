import {
  checkFields,
  type Faults,
  flagField,
  momentField,
  type TypedField,
  textField,
  type ValuesOf,
} from '#platform/forms/rules/typed-fields.ts';
import { checkLink } from '#platform/links/rules/safe-link.ts';
import type { FrameLink, FrameLinks } from '#platform/settings/rules/setting-values.ts';

const MAX_IN_MENU = 4;
const MAX_IN_COLUMN = 12;
const MAX_LABEL_LENGTH = 40;
const ADDRESS_START = /:\s?(?:\/|https:\/\/)/;

/** One link per line: `Promocje: /promocje`. */
function linksField(max: number): TypedField<FrameLink[]> {
  return {
    kind: 'long',
    required: false,
    maxLength: 4000,
    parse(text) {
      const lines = text.split('\n').flatMap((line) => (line.trim() === '' ? [] : line.trim()));
      const links = lines.flatMap((line): FrameLink[] => {
        const words = line.replaceAll(/\s+/g, ' ');
        const colon = Math.max(0, words.search(ADDRESS_START));
        const label = words.slice(0, colon).trimEnd();
        const address = words.slice(colon + 1).trimStart();
        const isSound =
          label !== '' && label.length <= MAX_LABEL_LENGTH && !address.includes(' ') && checkLink(address) === null;
        return isSound ? [{ label, address }] : [];
      });
      const isDoubled = new Set(links.map(({ address }) => address)).size < links.length;
      return links.length < lines.length || links.length > max || isDoubled ? { fault: 'links' } : { value: links };
    },
    write: (links) => links.map(({ label, address }) => `${label}: ${address}`).join('\n'),
  };
}

const titleField = () => textField({ maxLength: MAX_LABEL_LENGTH });
const columnField = () => linksField(MAX_IN_COLUMN);

/** The footer has room for three columns. */
export const frameFields = {
  menu: linksField(MAX_IN_MENU),
  title1: titleField(),
  links1: columnField(),
  title2: titleField(),
  links2: columnField(),
  title3: titleField(),
  links3: columnField(),
} satisfies Record<string, TypedField<unknown>>;

export type FrameValues = ValuesOf<typeof frameFields>;

/** The law requires these links on every page. */
const OF_LAW = ['/regulamin', '/prywatnosc', '/odstapienie', '/deklaracja-dostepnosci'];

export function checkFrame(values: FrameValues): Faults | null {
  const faults = checkFields(frameFields, values);
  if (faults) return faults;
  const { footer } = toFrameLinks(values);
  const untitled = ([1, 2, 3] as const).find((at) => values[`links${at}`].length > 0 && values[`title${at}`] === '');
  if (untitled) return { [`title${untitled}`]: 'required' };
  const addresses = footer.flatMap(({ links }) => links.map(({ address }) => address));
  return OF_LAW.every((address) => addresses.includes(address)) ? null : { links3: 'links-of-law' };
}

export function toFrameLinks(values: FrameValues): FrameLinks {
  const columns = ([1, 2, 3] as const).map((at) => ({ title: values[`title${at}`], links: values[`links${at}`] }));
  return { menu: values.menu, footer: columns.filter(({ links }) => links.length > 0) };
}

export function toFrameValues({ menu, footer }: FrameLinks): FrameValues {
  const [first, second, third] = footer;
  return {
    menu,
    title1: first?.title ?? '',
    links1: first?.links ?? [],
    title2: second?.title ?? '',
    links2: second?.links ?? [],
    title3: third?.title ?? '',
    links3: third?.links ?? [],
  };
}

export const barFields = {
  text: textField({ required: true, maxLength: 120 }),
  address: textField({ maxLength: 300, check: checkLink }),
  startsAt: momentField(),
  endsAt: momentField(),
  enabled: flagField(),
} satisfies Record<string, TypedField<unknown>>;

export type BarValues = ValuesOf<typeof barFields>;

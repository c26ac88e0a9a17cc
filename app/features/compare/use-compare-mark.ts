import { addComparedLink, removeComparedLink } from '#rules/links/screen-links.ts';
import { compareLinkTexts } from '#texts/compare-link.ts';
import { CheckIcon } from '../../ui/icons/check.tsx';
import { CompareIcon } from '../../ui/icons/compare.tsx';
import { usePersonal } from '../personal/use-personal.ts';

/** How a product's place on the compare list is shown and changed, wherever it stands. */
export function useCompareMark(id: number, name: string) {
  const compared = usePersonal().compared.some((product) => product.id === String(id));
  const { add, addOf, compared: done, comparedOf } = compareLinkTexts;
  return compared
    ? { compared, link: removeComparedLink([id]), text: done, label: comparedOf(name), Icon: CheckIcon }
    : { compared, link: addComparedLink(id), text: add, label: addOf(name), Icon: CompareIcon };
}

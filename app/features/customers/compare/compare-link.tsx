import { usePersonal } from '#app/features/platform/personal/use-personal.ts';
import { addComparedLink, removeComparedLink } from '#rules/platform/links/screen-links.ts';
import { compareLinkTexts } from '#texts/customers/compare-link.ts';
import type { ButtonAppearance } from '../../../ui/button-look.ts';
import { CheckIcon } from '../../../ui/icons/check.tsx';
import { CompareIcon } from '../../../ui/icons/compare.tsx';
import { CompareChangeLink } from './compare-change-link.tsx';

interface CompareLinkProps extends ButtonAppearance {
  id: number;
  name: string;
  className?: string;
}

/** Puts a product on the compare list and takes it off again, on product pages; on cards `CompareTick` does. */
export function CompareLink({ id, name, look = 'quiet', size = 'sm', square, ...rest }: CompareLinkProps) {
  const compared = usePersonal().compared.some((product) => product.id === String(id));
  const Icon = compared ? CheckIcon : CompareIcon;
  return (
    <CompareChangeLink
      look={look}
      size={size}
      square={square}
      {...rest}
      link={compared ? removeComparedLink([id]) : addComparedLink(id)}
      name={name}
      aria-label={compared ? compareLinkTexts.comparedOf(name) : compareLinkTexts.addOf(name)}
      data-compared={compared || undefined}
    >
      <Icon className="size-5" />
      {!square && (compared ? compareLinkTexts.compared : compareLinkTexts.add)}
    </CompareChangeLink>
  );
}

import type { ButtonAppearance } from '../../ui/button-look.ts';
import { CompareChangeLink } from './compare-change-link.tsx';
import { useCompareMark } from './use-compare-mark.ts';

interface CompareLinkProps extends ButtonAppearance {
  id: number;
  name: string;
  className?: string;
}

/** Puts a product on the compare list and takes it off again, on product pages; cards have a tick of their own. */
export function CompareLink({ id, name, look = 'quiet', size = 'sm', square, ...rest }: CompareLinkProps) {
  const { compared, link, text, label, Icon } = useCompareMark(id, name);
  return (
    <CompareChangeLink
      {...{ look, size, square, ...rest }}
      link={link}
      name={name}
      aria-label={label}
      data-compared={compared || undefined}
    >
      <Icon className="size-5" />
      {!square && text}
    </CompareChangeLink>
  );
}

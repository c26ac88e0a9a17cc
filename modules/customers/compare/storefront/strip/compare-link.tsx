import { type ComponentProps, type MouseEvent, useState } from 'react';
import { addComparedLink, removeComparedLink } from '#modules/catalogue/products/rules/product-links.ts';
import { usePersonal } from '#platform/personal/storefront/use-personal.ts';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import type { ButtonAppearance } from '#platform/ui/button-look.ts';
import { CompareIcon } from '#platform/ui/icons/shopping.tsx';
import { CheckIcon } from '#platform/ui/icons/signs.tsx';
import { isPlainClick } from '#platform/ui/is-plain-click.ts';
import * as compareLinkTexts from '../../texts/compare-link.ts';

interface CompareLinkProps extends ButtonAppearance {
  id: number;
  name: string;
  className?: string;
}

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

type CompareChangeLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'to' | 'reloadDocument' | 'rel' | 'onClick'> & {
  link: string;
  name?: string;
  onChanged?: () => void;
};

export function CompareChangeLink({ link, name = '', onChanged, ...rest }: CompareChangeLinkProps) {
  const [busy, setBusy] = useState(false);

  async function handleClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      // Loaded on the first click: few customers compare.
      const { followCompareLink } = await import('./follow-compare-link.ts');
      await followCompareLink(link, name);
    } catch {
      window.location.assign(link);
    }
    onChanged?.();
    setBusy(false);
  }

  return (
    <ButtonLink {...rest} to={link} reloadDocument rel="nofollow" onClick={handleClick} aria-busy={busy || undefined} />
  );
}

import { type ComponentProps, type MouseEvent, useState } from 'react';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { isPlainClick } from '../../../ui/is-plain-click.ts';

type CompareChangeLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'to' | 'reloadDocument' | 'rel' | 'onClick'> & {
  /** A compare link of the contract; without script the browser just follows it. */
  link: string;
  /** Of the product, for the message. */
  name?: string;
  onChanged?: () => void;
};

/** Adds to or removes from the compare list in place. */
export function CompareChangeLink({ link, name = '', onChanged, ...rest }: CompareChangeLinkProps) {
  const [busy, setBusy] = useState(false);

  async function handleClick(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    try {
      // Fetched with the first click: few shoppers compare.
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

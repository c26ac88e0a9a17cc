import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import { isPlainClick } from '../../../ui/is-plain-click.ts';

export interface FormDialogProps {
  address: string;
  onClose: () => void;
}

interface FormLinksProps {
  /** The plain page of the form. */
  address: string;
  load: () => Promise<ComponentType<FormDialogProps>>;
  children: ReactNode;
}

/** A link to the form opens it as a dialog, fetched with the click; without a script, or with a new tab, it is a page. */
export function FormLinks({ address, load, children }: FormLinksProps) {
  const [Dialog, setDialog] = useState<ComponentType<FormDialogProps> | null>(null);

  function handleClick(event: MouseEvent) {
    const link = (event.target as Element).closest('a');
    if (link?.getAttribute('href') !== address || !isPlainClick(event)) return;
    event.preventDefault();
    load().then(
      (Loaded) => setDialog(() => Loaded),
      () => window.location.assign(address),
    );
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is clicked, also by keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div onClick={handleClick}>
      {children}
      {Dialog && <Dialog address={address} onClose={() => setDialog(null)} />}
    </div>
  );
}

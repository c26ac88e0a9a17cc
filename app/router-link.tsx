import { Link as ScreenLink } from 'react-router';
import { isDocumentAddress } from '#rules/platform/navigation/document-addresses.ts';
import { type LinkProps, PlainLink } from './ui/link.tsx';

/** Inside screens with a router it leads to the others; public pages are documents and are left to the browser. */
export function RouterLink(props: LinkProps) {
  const isPlain = props.reloadDocument || !props.to.startsWith('/') || isDocumentAddress(props.to);
  return isPlain ? <PlainLink {...props} /> : <ScreenLink {...props} />;
}

import { Link as ScreenLink, useLocation } from 'react-router';
import { type LinkProps, PlainLink } from '#platform/ui/link.tsx';
import { needsLoading } from './leave-for-documents.ts';

/** Inside screens with a router it leads to the others; public pages and other frames are left to the browser. */
export function RouterLink(props: LinkProps) {
  const { pathname } = useLocation();
  const isPlain = props.reloadDocument || !props.to.startsWith('/') || needsLoading(props.to, pathname);
  return isPlain ? <PlainLink {...props} /> : <ScreenLink {...props} />;
}

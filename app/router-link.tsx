import { Link as ScreenLink, useLocation } from 'react-router';
import { needsLoading } from '#app/features/platform/navigation/leave-for-documents.ts';
import { type LinkProps, PlainLink } from './ui/link.tsx';

/** Inside screens with a router it leads to the others; public pages and other frames are left to the browser. */
export function RouterLink(props: LinkProps) {
  const { pathname } = useLocation();
  const isPlain = props.reloadDocument || !props.to.startsWith('/') || needsLoading(props.to, pathname);
  return isPlain ? <PlainLink {...props} /> : <ScreenLink {...props} />;
}

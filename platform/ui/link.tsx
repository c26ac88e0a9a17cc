import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path and parameters inside the shop, or a whole address. */
  to: string;
  /** On a screen with a router: keep the place on the page. */
  preventScrollReset?: boolean;
  /** On a screen with a router: leave it to the browser all the same. */
  reloadDocument?: boolean;
}

/** How a link is followed: by the browser, unless the screen around it has a router (platform/navigation/storefront/router-link.tsx). */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

export function Link(props: LinkProps) {
  const Followed = useContext(LinkContext);
  return <Followed {...props} />;
}

export function PlainLink({ to, preventScrollReset, reloadDocument, ...rest }: LinkProps) {
  return <a {...rest} href={to} />;
}

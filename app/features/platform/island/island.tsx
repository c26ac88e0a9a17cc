import { type ComponentType, useEffect, useRef } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { islandViews } from './island-views.ts';

interface IslandProps<Props extends object> {
  /** Under which the server knows the view (app/islands.server.ts); the browser gets it by `load`. */
  name: string;
  load: () => Promise<ComponentType<Props>>;
  /** What it opens with; from then on the view looks after itself. Another subject needs another `key`. */
  props: Props;
}

const AHEAD = '300px';
const UNTOUCHED = { __html: '' };

/**
 * Something below the first view: the server draws it, and its script comes when the shopper comes near. It is a root of its
 * own, so it has no router: its links are plain ones.
 */
export function Island<Props extends object>({ name, load, props }: IslandProps<Props>) {
  const View = islandViews.get(name) as ComponentType<Props> | undefined;
  const place = useRef<HTMLDivElement>(null);
  const first = useRef(props);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let root: Root | undefined;
    let gone = false;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        near.disconnect();
        load().then(
          (Loaded) => {
            if (gone) return;
            const view = <Loaded {...first.current} />;
            const isDrawn = element.firstChild !== null;
            root = isDrawn ? hydrateRoot(element, view) : createRoot(element);
            if (!isDrawn) root.render(view);
          },
          // The server's drawing stays as it is: its links and forms are plain ones.
          (error) => console.error(`The view ${name} did not arrive`, error),
        );
      },
      { rootMargin: AHEAD },
    );
    near.observe(element);
    return () => {
      gone = true;
      near.disconnect();
      // React is still drawing the page that takes this one's place.
      setTimeout(() => root?.unmount());
    };
  }, [load, name]);
  if (View) {
    return (
      <div ref={place}>
        <View {...props} />
      </div>
    );
  }
  // React leaves alone what it believes to be set from outside: the server's drawing stays until the script is there.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={UNTOUCHED} />;
}

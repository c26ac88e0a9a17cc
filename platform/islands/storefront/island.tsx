import { type ComponentType, createContext, useContext } from 'react';
import { type ShellData, useShell } from '#platform/shell/storefront/shell-data.tsx';

/** When an island comes alive: touched, as soon as nothing else happens, or asked by a script. A touch always wakes it. */
type Wake = 'touch' | 'soon' | 'asked';

interface Part {
  props: object;
  /** The props as JSON: all that one drawing differs in from another, besides the shell. */
  content: string;
  shell: ShellData | undefined;
  id: string;
}

/** The text of a part of the page. */
type Render = (part: Part) => string;

/** How parts are rendered, by name. Filled on the server alone (storefront/islands.server.tsx): a browser that knew the views would have loaded them. */
export const partRenderers = new Map<string, Render>();

/** React leaves alone what it believes to be set from outside. */
const UNTOUCHED = { __html: '' };

/**
 * Takes a long text out of a document that is being drawn and gives a mark to stand in its place: whoever sends the document
 * keeps the text as bytes (server/security/hash-inline.ts), and React does not carry it along.
 */
export const SetAsideContext = createContext<((text: string) => string) | undefined>(undefined);

/** Without a box of its own; empty in the browser, where the server's drawing stands already. */
function useServerHtml(name: string, part: Part) {
  const setAside = useContext(SetAsideContext);
  const text = partRenderers.get(name)?.(part);
  if (text === undefined) return UNTOUCHED;
  return { __html: setAside ? setAside(text) : text };
}

/** Only the server looks at it. */
function contentOf(props: object): string {
  return partRenderers.size > 0 ? JSON.stringify(props) : '';
}

/**
 * A part that the server renders, once for what it shows, and the browser leaves as it is: its script never comes. What its
 * buttons do, a listener of the shell does (features/shell/start-shell.ts).
 */
export function renderedPart<Props extends object>(name: string, role?: 'listitem'): ComponentType<Props> {
  const look = role ? undefined : 'contents';
  return function RenderedPart(props: Props) {
    const html = useServerHtml(name, { props, content: contentOf(props), shell: useShell(), id: name });
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own drawing
    return <div role={role} className={look} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
  };
}

/**
 * A part that the server renders and that comes alive by itself: a root of its own with a script of its own
 * (`start-islands.ts`). It has no router, and of two on one page each needs an `islandId`.
 */
export function island<Props extends object>(name: string, wake: Wake): ComponentType<Props & { islandId?: string }> {
  return function Island({ islandId = name, ...props }) {
    const content = contentOf(props);
    const html = useServerHtml(name, { props, content, shell: useShell(), id: islandId });
    return (
      <div
        className="contents"
        data-island={name}
        data-island-id={islandId}
        data-wake={wake}
        data-props={content || undefined}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own drawing
        dangerouslySetInnerHTML={html}
      />
    );
  };
}

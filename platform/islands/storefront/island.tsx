import { type ComponentType, createContext, useContext } from 'react';
import { type ShellData, useShell } from '#platform/shell/storefront/shell-data.tsx';

/** A touch always hydrates the island. */
type Wake = 'touch' | 'soon' | 'asked';

interface Part {
  props: object;
  /** The props as JSON: with the shell, all that the HTML depends on. */
  content: string;
  shell: ShellData | undefined;
  id: string;
}

type Render = (part: Part) => string;

/** Filled on the server only (storefront/islands.server.tsx): otherwise the browser would load the views. */
export const partRenderers = new Map<string, Render>();

/** React keeps HTML that it did not set. */
const UNTOUCHED = { __html: '' };

/**
 * Replaces a long text in a document by a mark: the server stores the text as bytes
 * (server/security/hash-inline.ts), and React does not process it.
 */
export const SetAsideContext = createContext<((text: string) => string) | undefined>(undefined);

/** Empty in the browser, where the server's HTML is. */
function useServerHtml(name: string, part: Part) {
  const setAside = useContext(SetAsideContext);
  const text = partRenderers.get(name)?.(part);
  if (text === undefined) return UNTOUCHED;
  return { __html: setAside ? setAside(text) : text };
}

function contentOf(props: object): string {
  return partRenderers.size > 0 ? JSON.stringify(props) : '';
}

/**
 * Rendered by the server once for equal props, never hydrated. A listener of the shell handles its buttons
 * (storefront/shell/start-shell.ts).
 */
export function renderedPart<Props extends object>(name: string, role?: 'listitem'): ComponentType<Props> {
  const look = role ? undefined : 'contents';
  return function RenderedPart(props: Props) {
    const html = useServerHtml(name, { props, content: contentOf(props), shell: useShell(), id: name });
    // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that React rendered
    return <div role={role} className={look} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
  };
}

/**
 * A React root with a script of its own (`start-islands.ts`), without a router. Two on one page need different
 * `islandId`s.
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
        // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that React rendered
        dangerouslySetInnerHTML={html}
      />
    );
  };
}

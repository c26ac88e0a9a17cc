import { useEffect, useState } from 'react';
import type { MenuEntry, MenuNode } from '#platform/shell/storefront/shell-data.tsx';

const ADDRESS = '/menu.json';

let asking: Promise<MenuNode[] | undefined> | undefined;

/** Asks once; a call that failed may be made again, and the first level serves until then. */
export function loadMenuTree(): Promise<MenuNode[] | undefined> {
  asking ??= fetchTree().then((found) => {
    if (!found) asking = undefined;
    return found;
  });
  return asking;
}

async function fetchTree(): Promise<MenuNode[] | undefined> {
  try {
    const answer = await fetch(ADDRESS);
    if (!answer.ok) throw new Error(`status ${answer.status}`);
    return await answer.json();
  } catch (error) {
    console.error('The menu did not arrive', error);
    return undefined;
  }
}

/** The category tree, as far as it has arrived. */
export function useMenuTree(entries: MenuEntry[]): MenuNode[] {
  // First what the server drew; what another part of the page asked for already comes a moment later.
  const [known, setKnown] = useState<MenuNode[]>();
  useEffect(() => {
    let left = false;
    void loadMenuTree().then((found) => {
      if (!left && found) setKnown(found);
    });
    return () => {
      left = true;
    };
  }, []);
  return known ?? entries.map(({ name, link }) => ({ name, wholeName: null, link, children: [] }));
}

import type { ShellData } from '#app/features/shell/shell-data.ts';

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The root loader's data for a route's `meta`. */
export function shellOf(matches: Matches): ShellData | undefined {
  return matches.find((match) => match?.id === 'root')?.loaderData as ShellData | undefined;
}

/** The name of the shop for a route's `meta`. */
export function shopName(matches: Matches): string {
  return shellOf(matches)?.settings.name ?? '';
}

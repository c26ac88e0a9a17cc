import type { ShellData } from '../shell/shell-data.ts';

/** The name of the shop for a route's `meta`, out of the root loader's data. */
export function shopName(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): string {
  const shell = matches.find((match) => match?.id === 'root')?.loaderData as ShellData | undefined;
  return shell?.settings.name ?? '';
}

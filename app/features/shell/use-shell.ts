import { useRouteLoaderData } from 'react-router';
import type { ShellData } from '#app/features/shell/shell-data.ts';

/** The data of the shell; undefined only when the root loader itself failed. */
export function useShell(): ShellData | undefined {
  return useRouteLoaderData<ShellData>('root');
}

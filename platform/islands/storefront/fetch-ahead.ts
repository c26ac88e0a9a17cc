import { savesData, whenIdle } from './when-idle.ts';

/**
 * What every island needs is in the browser's cache when the first is touched. It is neither read nor run before: most who open a
 * page touch none. An island that comes to life by itself fetches it anyway.
 */
export function fetchAhead() {
  if (savesData() || document.querySelector('[data-wake=soon]')) return;
  const files = document.querySelector<HTMLElement>('[data-ahead]')?.dataset.ahead?.split(' ') ?? [];
  whenIdle(() => {
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }));
  });
}

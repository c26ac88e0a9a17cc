import { savesData, whenIdle } from './when-idle.ts';

/**
 * Prefetches the scripts that every island needs without running them: most visitors use no island. An island that
 * hydrates by itself loads them anyway.
 */
export function fetchAhead() {
  if (savesData() || document.querySelector('[data-wake=soon]')) return;
  const files = document.querySelector<HTMLElement>('[data-ahead]')?.dataset.ahead?.split(' ') ?? [];
  whenIdle(() => {
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }));
  });
}

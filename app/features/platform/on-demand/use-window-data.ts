import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { forgiveLoad } from '#app/features/platform/navigation/forgiven-load.ts';

/** What a window shows, asked for when it opens; null when it could not be had. The route has to forgive failures. */
export function useWindowData<Data>(address: string) {
  const { data, load } = useFetcher<Data | null>();
  useEffect(() => {
    forgiveLoad(address);
    void load(address);
  }, [load, address]);
  return data;
}

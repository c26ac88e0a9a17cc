import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'storefront',
  ssr: true,
  // The whole route table travels with the first page in one immutable file: no discovery request per link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;

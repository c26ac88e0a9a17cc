import { index, type RouteConfig } from '@react-router/dev/routes';

export default [index('screens/home/route.tsx')] satisfies RouteConfig;

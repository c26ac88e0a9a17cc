import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('screens/home/route.tsx'),
  route('dev/ui', 'screens/dev-ui/route.tsx'),
  route('dev/formularze', 'screens/dev-forms/route.tsx'),
  route('dev/formularze/sprawdz', 'screens/dev-forms/check-route.ts'),
] satisfies RouteConfig;

import { data } from 'react-router';

/** Any address no screen answers: the root's error page, with status 404. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFoundRoute() {
  return null;
}

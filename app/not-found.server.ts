import { data } from 'react-router';

/** Thrown by a loader when the address names nothing that exists: answers 404 with the helpful page. */
export function notFound() {
  return data(null, { status: 404 });
}

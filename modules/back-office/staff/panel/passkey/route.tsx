import { type ActionFunctionArgs, redirect } from 'react-router';
import type { PanelHandle } from '../access.ts';
import { answerPasskey } from './action.server.ts';

export const handle: PanelHandle = {
  access: 'half-open',
  actions: { ask: 'half-open', confirm: 'half-open', begin: 'half-open', add: 'half-open' },
};

export function loader() {
  throw redirect('/zaplecze/konto');
}

export const action = ({ context, request }: ActionFunctionArgs) => answerPasskey(context, request);

import { type ActionFunctionArgs, redirect } from 'react-router';
import type { PanelHandle } from '../access.ts';
import { answerPasskey } from './act.server.ts';

export const handle: PanelHandle = {
  access: 'half-open',
  acts: { ask: 'half-open', confirm: 'half-open', begin: 'half-open', add: 'half-open' },
};

export function loader() {
  throw redirect('/zaplecze/konto');
}

export const action = ({ context, request }: ActionFunctionArgs) => answerPasskey(context, request);

import type { SharedClaim } from '#modules/sales/order-ledger/rules/claim.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Link } from '#platform/ui/link.tsx';
import * as texts from '../texts/panel.ts';

const ADDRESSES: Record<SharedClaim['kind'], string> = {
  return: '/zaplecze/zwroty',
  withdrawal: '/zaplecze/odstapienia',
  complaint: '/zaplecze/reklamacje',
};

/** The claims that hold the same pieces, with the rule about their money; nothing where there are none. */
export function SharedClaims({ claims }: { claims: readonly SharedClaim[] }) {
  if (claims.length === 0) return null;
  return (
    <Message kind="info">
      {claims.map(({ kind, name, goods }) => (
        <p key={name}>
          {texts.sharing[kind](name, goods.join(', '))}{' '}
          <Link to={`${ADDRESSES[kind]}/${name}`} className="underline">
            {texts.seeShared(name)}
          </Link>
        </p>
      ))}
      <p>{texts.paidOnce}</p>
    </Message>
  );
}

import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button-link.tsx';
import * as texts from '#texts/panel/platform-settings.ts';
import { type CardId, cardAddress } from './sections.ts';

interface FreshFactorProps {
  isFresh: boolean;
  /** The card it stands in, to come back to. */
  card: CardId;
  children: ReactNode;
}

/** A form that may only be sent soon after the second factor: it asks first, so that nothing typed is lost on the way. */
export function FreshFactor({ isFresh, card, children }: FreshFactorProps) {
  if (isFresh) return children;
  const back = encodeURIComponent(cardAddress(card));
  return (
    <ButtonLink to={`/zaplecze/logowanie/kod?dalej=${back}`} look="secondary" reloadDocument>
      {texts.confirmFirst}
    </ButtonLink>
  );
}

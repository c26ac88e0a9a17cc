import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import { Dialog } from '#platform/ui/dialog.tsx';
import { isPlainClick } from '#platform/ui/is-plain-click.ts';
import * as orderSummaryTexts from '../../texts/summary.ts';

/** S4.29, S4.30: closing the tab asks for confirmation, and a link out of the order opens a dialog. */
export function LeaveGuard({ sending }: { sending: boolean }) {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(null);
  const leaving = useRef(false);

  useEffect(() => {
    if (sending) return;
    function handleUnload(event: BeforeUnloadEvent) {
      if (!leaving.current) event.preventDefault();
    }
    // Runs before the router's handler.
    function handleClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event) || !leadsOut(link)) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(link.href);
    }
    window.addEventListener('beforeunload', handleUnload);
    document.addEventListener('click', handleClick, true);
    return () => {
      window.removeEventListener('beforeunload', handleUnload);
      document.removeEventListener('click', handleClick, true);
    };
  }, [sending]);

  function proceed() {
    if (target === null) return;
    leaving.current = true;
    setTarget(null);
    const { origin, pathname, search, hash } = new URL(target);
    if (origin === window.location.origin) void navigate(pathname + search + hash);
    else window.location.assign(target);
  }

  return (
    <Dialog
      open={target !== null}
      onClose={() => setTarget(null)}
      title={orderSummaryTexts.leave.title}
      footer={
        <>
          <Button look="secondary" className="max-sm:w-full" onClick={proceed}>
            {orderSummaryTexts.leave.proceed}
          </Button>
          <Button className="max-sm:w-full" onClick={() => setTarget(null)}>
            {orderSummaryTexts.leave.stop}
          </Button>
        </>
      }
    >
      <p>{orderSummaryTexts.leave.text}</p>
    </Dialog>
  );
}

/** Steps of the order and the basket belong to it; new tabs and anchors do not leave. */
function leadsOut(link: HTMLAnchorElement): boolean {
  if (link.target === '_blank' || link.hasAttribute('download')) return false;
  if (!link.protocol.startsWith('http')) return false;
  if (link.origin !== window.location.origin) return true;
  if (link.pathname === window.location.pathname) return false;
  return !link.pathname.startsWith('/zamowienie/') && link.pathname !== '/koszyk';
}

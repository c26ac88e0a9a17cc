import { useEffect, useId, useRef, useState } from 'react';
import * as productAboutTexts from '#texts/catalogue/product-about.ts';
import { Button } from '../../../../ui/button.tsx';

/** The long description; on class 1 it is cut at 350 px until the shopper opens it (S2.29, S9.69). */
export function Description({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);
  const id = useId();
  const [open, setOpen] = useState(false);
  const [long, setLong] = useState(true);

  useEffect(() => {
    const element = text.current;
    if (!element) return;
    // The height of the text itself, whether cut or not.
    const watch = new ResizeObserver(() => setLong(element.scrollHeight > descriptionLimit));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  if (!html) return null;
  return (
    <section>
      <h2>{productAboutTexts.description}</h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only notices focus on the links inside */}
      <div
        ref={text}
        id={id}
        data-cut={!open || undefined}
        data-long={long || undefined}
        // Whoever walks into the hidden part by keyboard must see it.
        onFocus={() => setOpen(true)}
        className="product-description prose mt-4"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: editors' HTML is cleaned when it is saved
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {long && (
        <Button
          look="secondary"
          size="sm"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="needs-js mt-3 md:hidden"
        >
          {open ? productAboutTexts.showLess : productAboutTexts.showMore}
        </Button>
      )}
    </section>
  );
}

// S9.69, also in about.css.
const descriptionLimit = 350;

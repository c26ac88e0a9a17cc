import { joinHtmlWithHardSpaces } from '#platform/text/rules/hard-spaces.ts';
import { buttonLook } from '#platform/ui/button-look.ts';
import { classNames } from '#platform/ui/class-names.ts';
import * as productAboutTexts from '../../texts/about.ts';

/** S2.29, S9.69: on class 1 it is cut at 350 px, with CSS and `<details>`. */
export function Description({ html }: { html: string }) {
  if (!html) return null;
  return (
    <section>
      <h2>{productAboutTexts.description}</h2>
      <div
        data-long
        className="product-description prose mt-4"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: editors' HTML is cleaned when it is saved
        dangerouslySetInnerHTML={{ __html: joinHtmlWithHardSpaces(html) }}
      />
      <details className="description-fold group needs-js mt-3 md:hidden">
        <summary className={classNames(buttonLook({ look: 'secondary', size: 'sm' }), 'w-fit list-none')}>
          <span className="group-open:hidden">{productAboutTexts.showMore}</span>
          <span className="hidden group-open:inline">{productAboutTexts.showLess}</span>
        </summary>
      </details>
    </section>
  );
}

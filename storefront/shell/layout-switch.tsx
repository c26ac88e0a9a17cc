import * as footerTexts from '#platform/shell/texts/footer.ts';

/**
 * S2.78: on a narrow screen, the desktop layout of 1024 px and back. CSS hides it on screens that need no switch and on computers,
 * which ignore the viewport meta, and shows the button of the other layout.
 */
export function LayoutSwitch() {
  return (
    <>
      <button type="button" data-layout-switch="desktop" className={look}>
        {footerTexts.desktopLayout}
      </button>
      <button type="button" data-layout-switch="responsive" className={look}>
        {footerTexts.responsiveLayout}
      </button>
    </>
  );
}

const look = 'layout-switch min-h-11 rounded-sm underline-offset-4 hover:underline';

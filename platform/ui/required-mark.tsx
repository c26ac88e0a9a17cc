import * as uiTexts from './texts/ui.ts';

export function RequiredMark() {
  return (
    <>
      <span aria-hidden="true" className="text-error">
        {'\u00a0*'}
      </span>
      <span className="sr-only"> ({uiTexts.required})</span>
    </>
  );
}

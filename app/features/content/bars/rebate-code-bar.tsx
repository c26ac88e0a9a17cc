import { showAlert } from '#app/ui/alert/alert-store.ts';
import * as shellTexts from '#texts/platform/shell.ts';
import { Bar } from './bar.tsx';

const texts = shellTexts.rebateCode;

export function RebateCodeBar({ rebate }: { rebate: { code: string; text: string } }) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(rebate.code);
      showAlert({ kind: 'success', text: texts.copied });
    } catch {
      showAlert({ kind: 'warning', text: texts.copyFailed(rebate.code) });
    }
  }

  return (
    <Bar id="rebate_code_bar" label={texts.label} closeLabel={texts.close} className="bg-brand-soft text-ink">
      <p>{rebate.text}</p>
      <button
        type="button"
        className="needs-js min-h-11 shrink-0 rounded-sm px-1 font-semibold text-brand underline underline-offset-4 focus-visible:-outline-offset-4"
        onClick={copy}
      >
        {texts.copy}
      </button>
    </Bar>
  );
}

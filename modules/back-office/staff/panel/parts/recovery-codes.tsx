import { Entrance } from '#platform/panel-ui/entrance.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { recovery as texts } from '../../texts/panel-sign-in.ts';

/** Codes in place of the second factor, shown this once, to be printed. */
export function RecoveryCodes({ codes, next }: { codes: readonly string[]; next: string }) {
  return (
    <Entrance title={texts.title} lead={texts.lead}>
      <ul className="figures grid gap-x-6 gap-y-1 font-semibold sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="grid gap-3 print:hidden">
        <Button look="secondary" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <ButtonLink to={next} reloadDocument>
          {texts.go}
        </ButtonLink>
      </div>
    </Entrance>
  );
}

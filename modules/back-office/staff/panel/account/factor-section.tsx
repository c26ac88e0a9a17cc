import { Form, useRevalidator } from 'react-router';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { PanelTime } from '#platform/panel-ui/panel-time.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { factors as texts } from '../../texts/panel-account.ts';
import { AddPasskey } from '../parts/add-passkey.tsx';

interface FactorSectionProps {
  codesLeft: number;
  keys: readonly { id: string; name: string; createdAt: Date }[];
  /** Was the second factor shown so lately that another one may be taken? */
  isFresh: boolean;
}

export function FactorSection({ codesLeft, keys, isFresh }: FactorSectionProps) {
  const { revalidate } = useRevalidator();
  return (
    <Section title={texts.title}>
      <ButtonLink to="/zaplecze/drugi-skladnik" look="secondary" className="justify-self-start">
        {texts.app}
      </ButtonLink>
      <Form method="post" className="grid gap-2">
        <p>{texts.codesLeft(codesLeft)}</p>
        <span>
          <ConfirmButton intent="new-codes" question={texts.newCodesQuestion} look="secondary">
            {texts.newCodes}
          </ConfirmButton>
        </span>
      </Form>
      <div>
        <h3>{texts.keys}</h3>
        {keys.length === 0 && <p className="text-ink-soft">{texts.noKeys}</p>}
        <ul className="divide-y divide-line">
          {keys.map(({ id, name, createdAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <span>
                {name || texts.unnamed}, <PanelTime at={createdAt} />
              </span>
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button
                  type="submit"
                  name="intent"
                  value="remove-key"
                  look="quiet"
                  size="sm"
                  aria-label={texts.removeKeyOf(name || texts.unnamed)}
                >
                  {texts.removeKey}
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      </div>
      {isFresh ? (
        <AddPasskey onAdded={() => void revalidate()} />
      ) : (
        <p>
          {texts.confirmFirst}{' '}
          <TextLink to={`/zaplecze/logowanie/kod?dalej=${encodeURIComponent('/zaplecze/konto')}`}>
            {texts.confirm}
          </TextLink>
        </p>
      )}
    </Section>
  );
}

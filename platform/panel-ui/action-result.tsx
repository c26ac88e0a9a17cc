import { Form, useNavigation } from 'react-router';
import { alertLook } from '#platform/ui/alert/alert-look.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import * as uiTexts from '#platform/ui/texts/ui.ts';
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx';
import * as texts from './texts/frame.ts';

export interface ActAnswer {
  done?: string;
  refused?: string;
  /** The fields of the act of the same screen that takes this one back. */
  undo?: { intent: string; fields: Record<string, string> };
}

/** Of a form that is rendered again when it was refused, with all that was typed and what is wrong by field. */
export interface FormAnswer extends ActAnswer {
  faults?: Record<string, string | undefined>;
  /** By field, `intent` among them: which form of the screen it was. */
  typed?: Record<string, string>;
}

/** Keeps the place of the changed row, so that the answer stays in sight. */
export function ActResult({ answer }: { answer: ActAnswer | undefined }) {
  // Shown when the screen is rendered again: otherwise the user may click a button that is about to change.
  const isSettled = useNavigation().state === 'idle';
  const { done, refused, undo } = (isSettled ? answer : undefined) ?? {};
  return (
    <div className="panel-result" data-result={done || refused ? '' : undefined}>
      {/* A region that is there before its words: they are read out when they come. */}
      <div role="status">{done && !refused && <Done text={done} undo={undo} />}</div>
      {refused && <Message kind="error">{refused}</Message>}
    </div>
  );
}

function Done({ text, undo }: { text: string; undo: ActAnswer['undo'] }) {
  const { Icon, tint, mark } = alertLook.success;
  return (
    <div className={`flex items-center gap-3 rounded-md px-4 py-1 ${tint}`}>
      <Icon className={mark} />
      <p className="min-w-0 flex-1 py-2.5">
        <VisuallyHidden>{uiTexts.alert.kinds.success}: </VisuallyHidden>
        {text}
      </p>
      {undo && (
        <Form method="post">
          {Object.entries(undo.fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" name="intent" value={undo.intent} look="quiet" size="sm">
            {texts.undo}
          </Button>
        </Form>
      )}
    </div>
  );
}

import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import { withReturn } from '#rules/platform/links/return-address.ts';
import { watchingTexts as texts } from '#texts/customers/watching.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { BellIcon } from '../../../ui/icons/bell.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

/** The switch of mails about lower prices and returns; null for a guest, whose address the shop does not know. */
export function Watching({ watching }: { watching: { on: boolean; email: string } | null }) {
  return (
    <Card className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
      <BellIcon className="size-8 shrink-0 text-brand" />
      <div className="min-w-56 flex-1">
        <h2 className="text-lg">{texts.title}</h2>
        <p className="mt-1 wrap-anywhere text-ink-soft">
          {watching ? (watching.on ? texts.on(watching.email) : texts.off) : texts.guest}
        </p>
      </div>
      {watching ? (
        <PostForm action="/ulubione" preventScrollReset>
          <Button type="submit" name="watch" value={watching.on ? 'off' : 'on'} look="secondary">
            {watching.on ? texts.turnOff : texts.turnOn}
          </Button>
        </PostForm>
      ) : (
        <TextLink to={withReturn('/logowanie', '/ulubione')} className="inline-flex min-h-11 items-center">
          {texts.signIn}
        </TextLink>
      )}
    </Card>
  );
}

import type { ReactNode } from 'react';
import { defineForm, type FormReply } from '#platform/forms/storefront/define-form.ts';
import { FormError } from '#platform/forms/storefront/form-error.tsx';
import { textField } from '#platform/forms/storefront/form-field.ts';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { TextControl } from '#platform/forms/storefront/text-control.tsx';
import { useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import { joinWithHardSpaces } from '#platform/text/rules/hard-spaces.ts';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { StillLife } from '#platform/ui/still-life.tsx';
import * as texts from '../../texts/lookup.ts';

interface OrderEntryProps {
  reply: FormReply | undefined;
  submit: string;
  /** `primary` where the form is the purpose of the page. */
  look?: 'primary' | 'secondary';
  /** Set when the page is about one order. */
  number?: string;
}

export function OrderEntry({ reply, submit, look, number }: OrderEntryProps) {
  const { formProps, field, formError, submitting } = useShopForm(entryForm, {
    reply,
    id: 'order-entry',
    defaultValue: { number },
  });
  return (
    <PostForm {...formProps} className="grid max-w-md gap-5">
      <FormError text={formError} />
      <TextControl field={field('number')} label={texts.number} hint={texts.numberHint} inputMode="numeric" />
      <TextControl field={field('contact')} label={texts.contact} autoComplete="email" />
      <Button type="submit" look={look} size="lg" wide loading={submitting}>
        {submit}
      </Button>
    </PostForm>
  );
}

/** S6.06: number and contact of a guest's order. */
export const entryForm = defineForm({
  number: textField({ validate: true, required: true, maxlength: 20 }),
  contact: textField({ validate: true, required: true, maxlength: 255 }),
});

interface EntryCardProps extends OrderEntryProps {
  title: string;
  intro?: string;
  picture: string;
}

/** The form as a card, for pages with more content. */
export function EntryCard({ title, intro, picture, ...entry }: EntryCardProps) {
  return (
    <PicturedCard picture={picture}>
      <h2 className="type-sub">{title}</h2>
      {intro && <p className="mt-2 text-pretty text-ink-soft">{joinWithHardSpaces(intro)}</p>}
      <div className="mt-5">
        <OrderEntry {...entry} />
      </div>
    </PicturedCard>
  );
}

/** The form next to a still life, or below it on a narrow screen. */
export function PicturedCard({ picture, children }: { picture: string; children: ReactNode }) {
  return (
    <Card className="@container">
      <div className="@2xl:grid @2xl:grid-cols-[minmax(0,28rem)_minmax(0,1fr)] @2xl:items-center @2xl:gap-x-8">
        <StillLife picture={picture} className="mx-auto -mt-1 mb-3 w-48 @2xl:order-last @2xl:my-0 @2xl:w-96" />
        <div>{children}</div>
      </div>
    </Card>
  );
}

interface OtherWayProps {
  title?: string;
  text: string;
  children: ReactNode;
}

/** Another way with its button, below the form. */
export function OtherWay({ title, text, children }: OtherWayProps) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
      <div className="min-w-0 flex-1 basis-64">
        {title && <h2 className="mb-1 type-sub">{title}</h2>}
        <p className="text-ink-soft">{text}</p>
      </div>
      <div className="flex flex-wrap gap-3">{children}</div>
    </Card>
  );
}

import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import type * as Route from '#platform/routing/route-types.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Select } from '#platform/ui/text-controls.tsx';
import * as texts from '#storefront/dev/texts/dev-couriers.ts';
import { loadCourierSettings, receiveCourierSettings } from './load.server.ts';

export const handle: PageHandle = {
  page: 'text',
  breadcrumbs: () => [{ label: texts.title, to: '/dev/przewoznicy' }],
  noIndex: true,
};

export const meta = () => [{ title: texts.title }];

export function loader({ context }: Route.LoaderArgs) {
  return loadCourierSettings(context);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveCourierSettings(request, context);
}

/** `/dev/przewoznicy`: the fault dial of the local courier service. */
export default function DevCouriersRoute({
  loaderData: { couriers },
  actionData,
}: Route.ComponentProps<typeof loader, typeof action>) {
  return (
    <>
      <h1>{texts.title}</h1>
      <p className="mt-2 text-ink-soft">{texts.intro}</p>
      <div className="mt-6 grid gap-4 md:grid-cols-2">
        {couriers.map((courier) => (
          <Card key={courier.id}>
            <h2 className="type-sub">{courier.name}</h2>
            <PostForm preventScrollReset className="mt-3 grid gap-3">
              <input type="hidden" name="courier" value={courier.id} />
              <Field id={`fault-${courier.id}`} label={texts.fault}>
                {(wiring) => (
                  <Select {...wiring} name="fault" defaultValue={courier.fault}>
                    {Object.entries(texts.faults).map(([fault, label]) => (
                      <option key={fault} value={fault}>
                        {label}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
              <Checkbox
                name="requestsClientNumber"
                value="1"
                defaultChecked={courier.requestsClientNumber}
                label={texts.requestsClientNumber}
              />
              <Button type="submit" look="secondary">
                {texts.save}
              </Button>
              <p role="status">{actionData?.courierId === courier.id && texts.saved}</p>
            </PostForm>
          </Card>
        ))}
      </div>
    </>
  );
}

import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { MoveButtons } from '#modules/back-office/resources/panel/move-buttons.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Link } from '#platform/ui/link.tsx';
import { Input } from '#platform/ui/text-controls.tsx';
import { sizes as texts } from '../../texts/panel.ts';
import { changeSizes, loadSizes } from './action.server.ts';

export const handle: PanelHandle = {
  access: 'catalogue.see',
  actions: {
    rename: 'catalogue.change',
    up: 'catalogue.change',
    down: 'catalogue.change',
    unit: 'catalogue.change',
  },
  title: texts.title,
};
export const loader = (args: LoaderFunctionArgs) => loadSizes(args);
export const action = (args: ActionFunctionArgs) => changeSizes(args);

export default function Sizes() {
  return (
    <>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      <ActResult answer={useActionData<typeof action>()} />
      <div className="grid max-w-[72rem] items-start gap-4 xl:grid-cols-2">
        <SizeList />
        <UnitList />
      </div>
    </>
  );
}

const ROW = 'flex flex-wrap items-center gap-2';
const COUNT = 'w-28 text-ink-soft text-sm';

function SizeList() {
  const { sizes, mayChange } = useLoaderData<typeof loader>();
  const typed = useActionData<typeof action>()?.typed;
  return (
    <Section title={texts.sizesTitle} lead={texts.sizesLead}>
      <p>
        {texts.table.before}{' '}
        <Link to="/zaplecze/strony/tabela-rozmiarow" className="underline">
          {texts.table.link}
        </Link>
      </p>
      {sizes.length === 0 && <p>{texts.none}</p>}
      <ul className="grid gap-2">
        {sizes.map(({ type, names, products }, at) => {
          const [name = type, ...others] = names;
          return (
            <li key={type}>
              <Form method="post" className={ROW}>
                <input type="hidden" name="type" value={type} />
                {names.map((was) => (
                  <input key={was} type="hidden" name="was" value={was} />
                ))}
                <Input
                  key={names.join()}
                  name="name"
                  defaultValue={typed?.type === type ? typed.name : name}
                  aria-label={texts.nameOf(name)}
                  maxLength={40}
                  disabled={!mayChange}
                  autoComplete="off"
                  className="min-w-28 flex-1"
                />
                <span className={COUNT}>{texts.products(products)}</span>
                {others.length > 0 && <span className="text-sm text-warn">{texts.also(others.join(', '))}</span>}
                {mayChange && (
                  <div className="flex gap-1">
                    <Button
                      type="submit"
                      name="intent"
                      value="rename"
                      look="secondary"
                      size="sm"
                      aria-label={texts.saveOf(name)}
                    >
                      {texts.save}
                    </Button>
                    <MoveButtons name={name} isFirst={at === 0} isLast={at === sizes.length - 1} prefix="" />
                  </div>
                )}
              </Form>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

function UnitList() {
  const { units, mayChange } = useLoaderData<typeof loader>();
  const typed = useActionData<typeof action>()?.typed;
  return (
    <Section title={texts.unitsTitle} lead={texts.unitsLead}>
      <ul className="grid gap-2">
        {units.map(({ unit, plural, products }) => {
          const isRefused = typed?.wasUnit === unit && typed.wasPlural === plural;
          const common = { maxLength: 20, disabled: !mayChange, autoComplete: 'off', className: 'min-w-20 flex-1' };
          return (
            <li key={`${unit} ${plural}`}>
              <Form method="post" className={ROW}>
                <input type="hidden" name="wasUnit" value={unit} />
                <input type="hidden" name="wasPlural" value={plural} />
                <Input
                  {...common}
                  name="unit"
                  defaultValue={isRefused ? typed.unit : unit}
                  aria-label={texts.unitOf(unit)}
                />
                <Input
                  {...common}
                  name="plural"
                  defaultValue={isRefused ? typed.plural : plural}
                  aria-label={texts.pluralOf(unit)}
                />
                <span className={COUNT}>{texts.products(products)}</span>
                {mayChange && (
                  <Button
                    type="submit"
                    name="intent"
                    value="unit"
                    look="secondary"
                    size="sm"
                    aria-label={texts.saveUnitOf(unit)}
                  >
                    {texts.save}
                  </Button>
                )}
              </Form>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

import * as v from 'valibot';
import type { ConfiguratorQuestion } from '#modules/catalogue/pricing/rules/configurator.ts';
import type { FieldsOf } from '#platform/db/server/parse-json.ts';

/** Questions of a configurable product, as `products.configurator` holds them. */
export const configuratorQuestions = v.array(
  v.object({
    name: v.string(),
    label: v.string(),
    kind: v.picklist(['choice', 'several', 'text']),
    required: v.boolean(),
    maxLength: v.optional(v.number()),
    values: v.array(v.object({ id: v.string(), label: v.string(), surcharge: v.number() })),
  } satisfies FieldsOf<ConfiguratorQuestion>),
);

export type { ConfiguratorQuestion as ConfiguratorOption } from '#rules/catalogue/configurator-question.ts';

export type { ConfiguratorQuestion as ConfiguratorOption } from '#rules/catalogue/products/configurator.ts';

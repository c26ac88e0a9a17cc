import { checkStart, type StartedWith, type StartFinding } from '#modules/back-office/doctor/server/index.ts';
import { holdShop } from '#modules/back-office/going-live/server/index.ts';
import { isRefusal, type ShopFiles } from '#platform/files/server/index.ts';
import type { Shop, ShopAddress } from '#platform/shop/server/shop.ts';
import { type Config, isLoopback } from './config.ts';
import type { Logger } from './log.ts';

/** Settings of the process with which even the panel would be unsafe; its message lists them. */
export class UnsafeStartError extends Error {
  override name = 'UnsafeStartError';
}

/** O.05 O.83: the log names everything unsafe or missing; what would take money half-configured keeps customers out. */
export async function checkStartOf(shop: Shop, config: Config, log: Logger): Promise<void> {
  if (!isJudged(config)) return;
  const found = await checkStart(shop, startedWith(config));
  for (const { kind, meaning, examples, effect } of found) log.warn({ kind, examples, effect }, meaning);
  const refusing = found.filter(({ effect }) => effect === 'refuses');
  if (refusing.length > 0) throw new UnsafeStartError(listOf(refusing));
  if (!shop.opening.isOpen) return;
  const stops = await holdShop(shop);
  if (stops.length === 0) return;
  log.error(
    { stops: stops.map(({ id, examples }) => ({ id, examples })) },
    'The shop keeps customers out until this is set: the panel names it',
  );
}

/** O.45: a store that refuses these settings stops the start; one that cannot be reached may be back before anybody asks for a picture. */
export async function checkFiles(files: ShopFiles, log: Logger): Promise<void> {
  try {
    await files.check();
  } catch (error) {
    if (!isRefusal(error)) return log.error({ err: error }, 'The store of files cannot be used now');
    throw new UnsafeStartError(`${error.message}. S3_BUCKET or its keys are wrong: docs/running.md.`);
  }
}

/** A demo and a shop in development take no real money. */
function isJudged({ mode, demo }: Config): boolean {
  return mode === 'production' && !demo;
}

/** The address that customers need to reach the shop; null where the start is not judged. */
export function judgedAddress(config: Config): ShopAddress | null {
  return isJudged(config) ? addressOf(config) : null;
}

function addressOf({ publicOrigin, cookieDomain }: Config): ShopAddress {
  return {
    publicOrigin: publicOrigin ?? null,
    onlyHere: publicOrigin !== undefined && isLoopback(publicOrigin),
    cookieDomain: cookieDomain ?? null,
  };
}

export function startedWith(config: Config): StartedWith {
  return {
    address: addressOf(config),
    sendsMail: config.smtpUrl !== undefined,
    namesSender: config.mailFrom !== undefined,
    trustsProxy: Boolean(config.trustProxy),
    guardsMetrics: config.metricsToken !== undefined,
    sealsSecrets: config.secretKey !== undefined,
    devScreens: config.devScreens,
  };
}

function listOf(refusing: readonly StartFinding[]): string {
  return [
    'The panel would be unsafe, so the shop does not start:',
    ...refusing.map(({ kind, meaning, examples }) => `- ${kind}: ${meaning} (${examples.join(', ')})`),
    'npm run doctor lists everything; docs/running.md says how to set each.',
  ].join('\n');
}

import { checkStart, type StartedWith, type StartFinding } from '#shop/doctor/index.ts';
import { isRefusal, type ShopFiles } from '#shop/platform/files/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { type Config, isLoopback } from './config.ts';
import type { Logger } from './log.ts';

/** A shop that would take money half-configured; its message is the list of what is missing. */
export class UnsafeStartError extends Error {
  override name = 'UnsafeStartError';
}

/** O.05: the log names everything unsafe or missing; what would take money half-configured does not open at all. */
export async function checkStartOf(shop: Shop, config: Config, log: Logger): Promise<void> {
  if (config.mode !== 'production' || config.demo) return;
  const found = await checkStart(shop, startedWith(config));
  for (const { kind, meaning, examples, stops } of found) log.warn({ kind, examples, stops }, meaning);
  const stopping = found.filter(({ stops }) => stops);
  if (stopping.length > 0) throw new UnsafeStartError(listOf(stopping));
}

/** O.45: a store that refuses these settings stops the start; one that cannot be reached may be back before anybody asks for a picture. */
export async function checkFiles(files: ShopFiles, log: Logger): Promise<void> {
  try {
    await files.check();
  } catch (error) {
    if (!isRefusal(error)) return log.error({ err: error }, 'The store of files cannot be used now');
    throw new UnsafeStartError(`${error.message}. S3_BUCKET or the keys beside it are wrong: docs/running.md.`);
  }
}

export function startedWith(config: Config): StartedWith {
  const { publicOrigin } = config;
  return {
    publicOrigin,
    onlyHere: publicOrigin !== undefined && isLoopback(publicOrigin),
    sendsMail: config.smtpUrl !== undefined,
    namesSender: config.mailFrom !== undefined,
    trustsProxy: Boolean(config.trustProxy),
    guardsMetrics: config.metricsToken !== undefined,
    sealsSecrets: config.secretKey !== undefined,
    devScreens: config.devScreens,
    cookieDomain: config.cookieDomain,
  };
}

function listOf(stopping: readonly StartFinding[]): string {
  return [
    'The shop would take money half-configured, so it stays closed:',
    ...stopping.map(({ kind, meaning, examples }) => `- ${kind}: ${meaning} (${examples.join(', ')})`),
    'npm run doctor tells it all; docs/running.md says how to set each.',
  ].join('\n');
}

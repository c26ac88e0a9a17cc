import { listSalesStops } from '#modules/back-office/going-live/server/index.ts';
import type { Shop, ShopAddress } from '#platform/shop/server/shop.ts';
import { type Finding, finding } from './check-shop.ts';
import { STOP_MEANINGS } from './stop-meanings.ts';

/** Start options that are not in the data. */
export interface StartedWith {
  address: ShopAddress;
  sendsMail: boolean;
  namesSender: boolean;
  trustsProxy: boolean;
  guardsMetrics: boolean;
  sealsSecrets: boolean;
  devScreens: boolean;
}

export interface StartFinding extends Finding {
  /** `refuses`: the process ends, because the panel itself would be unsafe. `closes`: it keeps customers out of an open shop. */
  effect: 'refuses' | 'closes' | 'none';
}

/**
 * O.05: every unsafe or missing setting of a start: the one list of what stops sales (O.83), and settings of the process. Only
 * what makes the panel itself unsafe refuses the start; no setting of the panel does.
 */
export async function checkStart(shop: Shop, started: StartedWith): Promise<StartFinding[]> {
  const { address, sendsMail } = started;
  const asReal = { ...shop, demo: false, address, mail: { ...shop.mail, isSetAtStart: sendsMail } };
  const stops = await listSalesStops(asReal);
  const obstacles = stops.filter(({ level }) => level !== 'hint').map(({ id }) => id);
  return [
    ...stops.flatMap(({ id, level, examples }) => {
      const effect = id === 'demo-owner' ? 'refuses' : level === 'closes' ? 'closes' : 'none';
      return finding(id, STOP_MEANINGS[id], examples).map((found): StartFinding => ({ ...found, effect }));
    }),
    ...checkScreens(shop, started),
    ...[...checkOpening(shop, obstacles), ...checkAround(started)].map(
      (found): StartFinding => ({ ...found, effect: 'none' }),
    ),
  ];
}

/** Screens for developers are open even in a closed shop. */
function checkScreens({ opening }: Shop, { devScreens, address }: StartedWith): StartFinding[] {
  const { publicOrigin, onlyHere } = address;
  const isPublic = !onlyHere && (publicOrigin !== null || opening.isOpen);
  return finding(
    'developer-screens',
    'developer screens show everybody the mails of everybody',
    missing('WITRYNA_DEV_SCREENS=1', !devScreens),
  ).map((found) => ({ ...found, effect: isPublic ? 'refuses' : 'none' }));
}

function checkOpening({ opening }: Shop, obstacles: readonly string[]): Finding[] {
  const lacks = obstacles.length > 0 ? obstacles : ['ready to open'];
  return finding(
    'closed',
    'shoppers find the shop closed: open it in the panel (/zaplecze) or by npm run shop -- opening open',
    opening.isOpen ? [] : lacks,
  );
}

function checkAround(started: StartedWith): Finding[] {
  const { address, namesSender, trustsProxy, guardsMetrics, sealsSecrets } = started;
  const { publicOrigin, onlyHere } = address;
  const isHttps = publicOrigin?.startsWith('https:') === true;
  return [
    ...finding(
      'local-address',
      'only this machine can open the address of the shop',
      onlyHere ? [`PUBLIC_ORIGIN ${publicOrigin}`] : [],
    ),
    ...finding(
      'mail-from',
      "no sender is named: mails come from the shop's own e-mail address",
      missing('MAIL_FROM', namesSender),
    ),
    ...finding(
      'proxy',
      'the shop speaks plain HTTP, so a proxy is in front of it; not trusted, all customers share its address and its limits',
      missing('TRUST_PROXY', trustsProxy || !isHttps),
    ),
    ...finding(
      'metrics',
      'figures of the shop are open to every machine of a private network',
      missing('METRICS_TOKEN', guardsMetrics),
    ),
    ...finding(
      'secret-key',
      'a copy of the database reveals the second factors of the staff',
      missing('SECRET_KEY', sealsSecrets),
    ),
  ];
}

function missing(name: string, isThere: boolean): string[] {
  return isThere ? [] : [name];
}

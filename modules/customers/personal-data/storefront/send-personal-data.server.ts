import type { Shop } from '#platform/shop/server/shop.ts';
import type { PersonalData } from '../server/index.ts';
import { writeExport } from './write-export.ts';

export function sendPersonalData(shop: Shop, data: PersonalData, name: string): Response {
  return new Response(writeExport({ shopName: shop.settings.name, madeAt: shop.now(), data }), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.json"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

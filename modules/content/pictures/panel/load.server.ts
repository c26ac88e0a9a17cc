import type { RouterContextProvider } from 'react-router';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { listPictures } from '../server/index.ts';

const ON_PAGE = 48;

export async function loadPictures(context: Readonly<RouterContextProvider>, request: Request) {
  const { searchParams } = new URL(request.url);
  const text = searchParams.get('szukaj')?.trim() ?? '';
  const before = Number(searchParams.get('przed')) || undefined;
  const pictures = await listPictures(staffShop(context), { text, before, limit: ON_PAGE });
  const last = pictures.length === ON_PAGE ? pictures.at(-1)?.id : undefined;
  return {
    text,
    pictures,
    next: last === undefined ? null : `?${new URLSearchParams({ szukaj: text, przed: String(last) })}`,
    mayChange: isAllowed(context, 'content.change'),
  };
}

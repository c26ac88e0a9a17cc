import { OrderPhoto } from '#modules/sales/order-ledger/storefront/order-photo.tsx';
import { Card } from '#platform/ui/card.tsx';
import * as texts from '../../texts/thread.ts';
import { AttachmentList } from '../parts/attachment-list.tsx';
import type { ShownComplaint } from './load.server.ts';

export function ComplaintProducts({ lines }: Pick<ShownComplaint, 'lines'>) {
  return (
    <Card>
      <h2 className="type-sub">{texts.products}</h2>
      <ul className="mt-2 divide-y divide-line">
        {lines.map(({ id, name, details, photo, photoTone, quantity, description, files }) => (
          <li key={id} className="flex gap-4 py-4 last:pb-0">
            <OrderPhoto photo={photo} tone={photoTone} />
            <div className="min-w-0 flex-1">
              <p className="leading-snug font-medium wrap-anywhere">{name}</p>
              <p className="figures text-sm text-ink-soft">{[details, quantity].filter(Boolean).join(' · ')}</p>
              <p className="mt-1 wrap-anywhere whitespace-pre-line">{description}</p>
              <AttachmentList files={files} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export function ComplaintDetails({ facts, contact }: Pick<ShownComplaint, 'facts' | 'contact'>) {
  const rows = [...facts, { name: texts.contact, value: contact.join('\n') }].filter(({ value }) => value !== '');
  return (
    <Card>
      <h2 className="type-sub">{texts.details}</h2>
      <dl className="mt-3 grid gap-3">
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

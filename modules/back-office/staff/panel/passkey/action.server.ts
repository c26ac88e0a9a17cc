import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { RouterContextProvider } from 'react-router';
import { parseRecord } from '#platform/json/rules/json-record.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { addStaffPasskey, beginStaffPasskey, confirmPasskey, requestStaffPasskey } from '../../server/index.ts';
import { sessionOf, textOf, unknownIntent } from '../entering.server.ts';

export async function answerPasskey(context: Readonly<RouterContextProvider>, request: Request) {
  const shop = context.get(shopContext);
  const session = sessionOf(context);
  const form = await request.formData();
  // The signature check refuses every invalid answer.
  const response: unknown = parseRecord(textOf(form, 'response')) ?? {};
  switch (form.get('intent')) {
    case 'ask':
      return Response.json({ options: await requestStaffPasskey(shop, session) });
    case 'confirm': {
      const isRight = await confirmPasskey(shop, session, response as AuthenticationResponseJSON);
      return Response.json({ kind: isRight ? 'checked' : 'refused' });
    }
    case 'begin':
      return Response.json({ options: await beginStaffPasskey(shop, session) });
    case 'add': {
      const key = { response: response as RegistrationResponseJSON, name: textOf(form, 'name') };
      const added = await addStaffPasskey(shop, session, key);
      return Response.json(added ? { kind: 'added', codes: added.codes } : { kind: 'refused' });
    }
    default:
      throw unknownIntent();
  }
}

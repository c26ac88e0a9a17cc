import { CLIENT_CODES, type ClientMessage } from '#modules/customers/accounts/rules/client-code.ts';
import { regionIdOf } from '#modules/customers/accounts/rules/customer-data.ts';
import { asList, asRecord, asText, call, GRAPHQL_ADDRESS, orFalse, quoted } from './call.ts';

export type AddressPart =
  | 'firstname'
  | 'lastname'
  | 'companyName'
  | 'taxNumber'
  | 'street'
  | 'zipcode'
  | 'city'
  | 'phone';

/** One field to check, with the id of its input. */
export type ClientQuestion =
  | {
      id: string;
      about: 'address';
      role: 'client' | 'delivery' | 'invoice';
      part: AddressPart;
      value: string;
      country: string;
    }
  | { id: string; about: 'email' | 'birthDate' | 'login'; value: string }
  | { id: string; about: 'password'; login: string; value: string; repeat?: string | undefined };

export interface ClientVerdict {
  messages: ClientMessage[];
  clientExists: boolean;
  proposedLogin: string;
}

const SELECTION = '{ messages { code message } clientExists clientProposedLogin }';
const ADDRESS_OF = {
  client: 'clientBillingData',
  delivery: 'clientDeliveryData',
  invoice: 'clientInvoiceData',
} as const;

/** Contract 2.19: all fields in one request, one alias per field. */
export function validateClientData(questions: readonly ClientQuestion[]): Promise<Map<string, ClientVerdict> | false> {
  const fields = questions.map(
    (question) => `${aliasOf(question.id)}: validateClientData(ClientDataInput: ${inputOf(question)}) ${SELECTION}`,
  );
  return orFalse('checking the data failed', async () => {
    // Without a content type, as all front ends of this contract send it.
    const response = await call(`${GRAPHQL_ADDRESS}?query=validateClientData`, {
      method: 'POST',
      body: JSON.stringify({ query: `{ ${fields.join(' ')} }` }),
    });
    const data = asRecord(asRecord(await response.json()).data);
    return new Map(questions.map(({ id }) => [id, parseVerdict(data[aliasOf(id)])]));
  });
}

function aliasOf(id: string): string {
  return id.replace(/\W/g, '_');
}

function inputOf(question: ClientQuestion): string {
  const value = quoted(question.value);
  switch (question.about) {
    case 'address': {
      const country = `country: ${regionIdOf(question.country)}`;
      return `{clientData: {${ADDRESS_OF[question.role]}: {${question.part}: ${value}, ${country}}}}`;
    }
    case 'email':
    case 'birthDate':
      return `{clientData: {${question.about}: ${value}}}`;
    case 'login':
      return `{loginAndPassword: {login: ${value}}}`;
    case 'password': {
      const repeat = question.repeat === undefined ? '' : `, passwordRepeat: ${quoted(question.repeat)}`;
      return `{loginAndPassword: {login: ${quoted(question.login)}, password: ${value}${repeat}}}`;
    }
  }
}

function parseVerdict(value: unknown): ClientVerdict {
  const { messages, clientExists, clientProposedLogin } = asRecord(value);
  return {
    messages: asList(messages).flatMap((message) => {
      const { code, message: text } = asRecord(message);
      const knownCode = CLIENT_CODES.find((name) => name === code);
      return knownCode ? [{ code: knownCode, message: asText(text) }] : [];
    }),
    clientExists: clientExists === true,
    proposedLogin: asText(clientProposedLogin),
  };
}

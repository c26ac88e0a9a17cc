const MAX_WAIT = 16_000;

/** Posts fields to `/basketchange.php` for a JSON answer; null after a failure (S7.40). */
export async function postBasket(fields: FormData, action = '/basketchange.php'): Promise<Response | null> {
  fields.set('getAjax', 'true');
  try {
    const signal = AbortSignal.timeout(MAX_WAIT);
    const body = encode(fields);
    // A change just before a navigation must arrive. Files exceed the limit of `keepalive`.
    const keepalive = body instanceof URLSearchParams;
    const response = await fetch(action, { method: 'POST', body, signal, keepalive });
    return response.ok ? response : null;
  } catch {
    return null;
  }
}

/** Only files need multipart. */
function encode(fields: FormData): FormData | URLSearchParams {
  const encoded = new URLSearchParams();
  for (const [name, value] of fields) {
    if (typeof value !== 'string') return fields;
    encoded.append(name, value);
  }
  return encoded;
}

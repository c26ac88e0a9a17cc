const MAX_WAIT = 16_000;

/** Posts fields to `/basketchange.php` and asks for JSON; null when nothing is known to have changed (S7.40). */
export async function postBasket(fields: FormData, action = '/basketchange.php'): Promise<Response | null> {
  fields.set('getAjax', 'true');
  try {
    const signal = AbortSignal.timeout(MAX_WAIT);
    const body = encode(fields);
    // The way to the order is a page load: what was changed just before must still arrive. Files are too large for that.
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

/** A service that is slow is not waited for, ms. */
const PATIENCE_MS = 5000

/** Sends to a service that is told of pages: without cookies and without the address of the page. */
export const post = (
  address: string,
  body: string | Blob,
  { keepalive = false }: { readonly keepalive?: boolean } = {},
): Promise<Response> =>
  fetch(address, {
    method: 'POST',
    body,
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    keepalive,
    signal: AbortSignal.timeout(PATIENCE_MS),
  })

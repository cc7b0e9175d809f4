/** What browsers are told to refuse. `wasm-unsafe-eval` and blob workers are for the demo's SQLite and the map. */
const CONTENT = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self' blob:",
  // the component library writes its theme as a style element
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const ALWAYS: Readonly<Record<string, string>> = {
  'content-security-policy': CONTENT,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** The headers that every answer carries; with https also the order to stay with it. */
export const securityHeaders = (isSecure: boolean): Readonly<Record<string, string>> => ({
  ...ALWAYS,
  ...(isSecure && { 'strict-transport-security': 'max-age=31536000' }),
})

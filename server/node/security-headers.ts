interface Origins {
  /** Other origins that the map may ask for its ground. */
  readonly mapOrigins: readonly string[]
  /** Other origins that pages tell of errors. */
  readonly reportOrigins: readonly string[]
  /** Other origins whose pages may be shown within ours: videos. */
  readonly frameOrigins: readonly string[]
}

/** Content security policy. `wasm-unsafe-eval` and blob workers are for the demo's SQLite and the map. */
const contentFor = ({ mapOrigins, reportOrigins, frameOrigins }: Origins): string =>
  [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "worker-src 'self' blob:",
    // the component library writes its theme as a style element
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data: blob:", ...mapOrigins].join(' '),
    "font-src 'self' data:",
    ["connect-src 'self'", ...mapOrigins, ...reportOrigins].join(' '),
    ...(frameOrigins.length > 0 ? [['frame-src', ...frameOrigins].join(' ')] : []),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')

const ALWAYS: Readonly<Record<string, string>> = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

/** A browser that heard it asks by https alone for a year, s. */
const HTTPS_FOR = 31_536_000

interface HeaderOptions extends Origins {
  readonly isSecure: boolean
  /** Whether the names below the public one keep to https too. */
  readonly withSubdomains: boolean
}

/** The headers that every answer carries; with https also the order to stay with it. */
export function securityHeaders(place: HeaderOptions): Readonly<Record<string, string>> {
  const headers = { ...ALWAYS, 'content-security-policy': contentFor(place) }
  if (!place.isSecure) return headers
  const order = `max-age=${HTTPS_FOR}${place.withSubdomains ? '; includeSubDomains' : ''}`
  return { ...headers, 'strict-transport-security': order }
}

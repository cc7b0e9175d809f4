/** Address of a service for error reports that speaks Sentry's protocol: `https://key@host/path/project`. */
export interface ReportAddress {
  readonly origin: string
  /** Where envelopes are posted. */
  readonly endpoint: string
  readonly publicKey: string
}

const ADDRESS = /^(https?:\/\/)([\w-]+)@([^\s/?#@]+)((?:\/[^\s/?#]+)*)\/([\w-]+)$/

/** Undefined where the text is no such address. */
export function readDsn(text: string): ReportAddress | undefined {
  const [, protocol, publicKey, host, path, project] = ADDRESS.exec(text) ?? []
  if (protocol === undefined || publicKey === undefined || project === undefined) return undefined
  const origin = `${protocol}${host}`
  return { origin, endpoint: `${origin}${path}/api/${project}/envelope/`, publicKey }
}

/** Where a report is posted. Who it is from stands in the address: a header would make browsers ask first whether it may be sent. */
export const postAddressOf = ({ endpoint, publicKey }: ReportAddress, release: string): string =>
  `${endpoint}?sentry_key=${publicKey}&sentry_version=7&sentry_client=vagu%2F${encodeURIComponent(release)}`

/** How a request gets its response: the network, or in demo mode the same server in a worker. */
export type Transport = (request: Request) => Promise<Response>

const network: Transport = (request) => fetch(request)
let current = network
let token = ''
/** Whom the page shows; nobody until it is known. */
let signedIn = ''

/** Answers every later call by `next`; without an argument the network answers again. */
export function setTransport(next: Transport = network): void {
  current = next
  token = ''
  signedIn = ''
}
export const transport = (): Transport => current
/** Whether the browser itself reaches what calls reach: not in demo mode, where the server is a worker. */
export const isOnNetwork = (): boolean => current === network

/** The token that changes are sent with; bound to the session, so it lives only here. */
export const csrfToken = (): string => token
export function keepCsrfToken(next: string): void {
  token = next
}

/** The user and the farm on the screens, told with every call: where the session has others, the call is refused. */
export const shownSignedIn = (): string => signedIn
export function keepSignedIn(next: string): void {
  signedIn = next
}

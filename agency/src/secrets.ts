/** Secrets of the simulator: made of chance, kept as hashes. */
const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

export type Random = (count: number) => Uint8Array

export const newSecret = (random: Random): string => base64Url(random(32))

/** SHA-256 in base64url: of a verifier it is the challenge of PKCE (RFC 7636, 4.2). */
export const hashOf = async (text: string): Promise<string> =>
  base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))

/** Names that a room may have. */
export const ROOM = /^[a-z0-9]{3,60}$/

/** A secret that says in which room it counts. */
export const inRoom = (room: string, secret: string): string => `${room}.${secret}`
export function roomOf(token: string): string | undefined {
  const [room = '', secret, ...rest] = token.split('.')
  return ROOM.test(room) && secret !== undefined && rest.length === 0 ? room : undefined
}

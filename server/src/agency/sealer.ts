/** Encryption of what is stored and must not be read there: AES-GCM with 256 bits, a fresh nonce each time. */
import type { Ports, Sealer } from '../ports.ts'

const NONCE_BYTES = 12
/** Version of the form, so that another one can come after it. */
const FORM = 'v1'

const base64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))
const encoder = new TextEncoder()

/** Seals with a key made of a secret of any length. */
export function sealerWith(secret: Uint8Array<ArrayBuffer>, { random }: Pick<Ports, 'random'>): Sealer {
  const key = crypto.subtle
    .digest('SHA-256', secret)
    .then((hash) => crypto.subtle.importKey('raw', hash, 'AES-GCM', false, ['encrypt', 'decrypt']))
  const algorithm = (iv: Uint8Array<ArrayBuffer>, owner: string) => ({
    name: 'AES-GCM',
    iv,
    additionalData: encoder.encode(owner),
  })
  return {
    seal: async (text, owner) => {
      const nonce = new Uint8Array(random(NONCE_BYTES))
      const bytes = await crypto.subtle.encrypt(algorithm(nonce, owner), await key, encoder.encode(text))
      return [FORM, base64(nonce), base64(new Uint8Array(bytes))].join('.')
    },
    open: async (sealed, owner) => {
      const [form, nonce = '', text = ''] = sealed.split('.')
      if (form !== FORM) return undefined
      try {
        const bytes = await crypto.subtle.decrypt(algorithm(bytesOf(nonce), owner), await key, bytesOf(text))
        return new TextDecoder().decode(bytes)
      } catch {
        return undefined
      }
    },
  }
}

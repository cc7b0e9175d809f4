import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Passwords } from '../src/ports.ts'

const derive = promisify(argon2)
/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { parallelism: 1, tagLength: 32, memory: 19_456, passes: 2 }
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replaceAll('=', '')
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/

/** Passwords as argon2id in PHC text. */
export const argonPasswords: Passwords = {
  async hash(message) {
    const nonce = randomBytes(16)
    const tag = await derive('argon2id', { message, nonce, ...COST })
    return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(nonce)}$${base64(tag)}`
  },
  async verify(hash, message) {
    const [, memory, passes, lanes, nonce = '', stored = ''] = PHC.exec(hash) ?? []
    if (stored === '') return false
    const tag = Buffer.from(stored, 'base64')
    const parameters = { message, nonce: Buffer.from(nonce, 'base64'), tagLength: tag.length }
    const got = await derive('argon2id', {
      ...parameters,
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(lanes),
    })
    return timingSafeEqual(tag, got)
  },
}

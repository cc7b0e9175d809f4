/** Passwords that others would guess first. The same function judges in the form and on the server. */
import { COMMON_WORDS, ROWS } from './common-passwords.ts'

/** Words near the password, of which it must not be made. */
export interface PasswordOwner {
  readonly email?: string | undefined
  readonly company?: { readonly name?: string | undefined; readonly code?: string | undefined } | undefined
}
export type PasswordWeakness = 'passwordTooSimple' | 'passwordCommon' | 'passwordOwnWords'

/** Digits and signs that may be hung on a guessed word before the whole counts as a guess no more. */
const MAX_HUNG_ON = 6
/** Different characters that a password has at least. */
const MIN_DIFFERENT = 4
/** A word of the farmer's that is shorter says too little of him, letters. */
const MIN_OWN_WORD = 4

const LOOKALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Small letters without their marks: õ and ö are o, š is s. */
const plain = (text: string): string => text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '')
const withoutLookalikes = (text: string): string =>
  text.replaceAll(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign)

/** A password read as a word: with what hangs on it left out, and with digits and signs taken for letters. */
function wordsIn(password: string): string[] {
  const text = plain(password)
  const core = text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '')
  const hungOn = (word: string) => text.replaceAll(/\s/g, '').length - word.length
  return [lettersOf(text), lettersOf(withoutLookalikes(core)), lettersOf(withoutLookalikes(text))].filter(
    (word) => word !== '' && hungOn(word) <= MAX_HUNG_ON,
  )
}

/** `12341234`, `aaaaaaaa`, `        `, `asdfghjk`: a row, or one thing again and again. */
function isTooSimple(password: string): boolean {
  const text = password.toLowerCase()
  if (new Set(text).size < MIN_DIFFERENT || /^(.{1,4})\1+$/su.test(text)) return true
  const backwards = text.split('').toReversed().join('')
  return ROWS.some((row) => row.includes(text) || row.includes(backwards))
}

/** The address, its parts, the name of the company with and without its spaces, its words and its code. */
function ownWords({ email = '', company }: PasswordOwner): ReadonlySet<string> {
  const [name = '', domain = ''] = plain(email).split('@')
  const companyName = plain(company?.name ?? '')
  const parts = [...name.split(/[^\p{L}]+/u), ...domain.split('.'), ...companyName.split(/[^\p{L}]+/u)]
  const withoutForm = companyName.replaceAll(/\b(ou|as|fie|tu|uu|mtu)\b/g, '')
  const words = [plain(email), name, domain, companyName, withoutForm, ...parts].map(lettersOf)
  return new Set(words.filter((word) => word.length >= MIN_OWN_WORD))
}

function isOwn(password: string, owner: PasswordOwner): boolean {
  const code = owner.company?.code?.trim() ?? ''
  if (code !== '' && password.trim() === code) return true
  const own = ownWords(owner)
  return wordsIn(password).some((word) => own.has(word))
}

/** Why others would guess this password, as the code of a sentence; nothing where they would not. */
export function weaknessOf(password: string, owner: PasswordOwner = {}): PasswordWeakness | undefined {
  if (isOwn(password, owner)) return 'passwordOwnWords'
  const text = password.toLowerCase()
  if (wordsIn(password).some((word) => COMMON_WORDS.has(word)) || COMMON_WORDS.has(text))
    return 'passwordCommon'
  return isTooSimple(password) ? 'passwordTooSimple' : undefined
}

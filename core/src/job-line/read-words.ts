/** Notes, labels, and words that say nothing more. */
import { FILLERS, WISHES } from './job-words.ts'
import { areFree, claim, isFree, keyAt, type Reading } from './reading.ts'

const NOTE = /^(?:märkus|märkused|märge|nb)$/
const NOTE_SIGN = /^[:!]$/
const LONGEST_LABEL = 60

/** "märkus: ..." is a note to the end of the line. */
export function readNote(reading: Reading): void {
  const { tokens } = reading
  const at = tokens.findIndex(
    (_, index) => NOTE.test(keyAt(reading, index)) && NOTE_SIGN.test(keyAt(reading, index + 1)),
  )
  const first = tokens[at + 2]
  const last = tokens.at(-1)
  if (at < 0 || !first || !last) return
  const text = reading.text.slice(first.start, last.end).trim()
  claim(reading, { from: at, to: tokens.length, is: 'note', text })
}

/** "#kevad". */
export function readLabels(reading: Reading): void {
  for (const [at, { key, end }] of reading.tokens.entries()) {
    const word = reading.tokens[at + 1]
    if (key !== '#' || word?.start !== end || word.kind === 'sign') continue
    if (word.text.length <= LONGEST_LABEL && areFree(reading, at, at + 2))
      claim(reading, { from: at, to: at + 2, is: 'label', text: word.text })
  }
}

const SIGN = /^[-.,;:!?"'„“”«»()/+&–—…·*[\]]$/

/** Words that are left were not understood, but for signs and fillers. */
export function readRest(reading: Reading): void {
  for (const [at, { kind, key }] of reading.tokens.entries()) {
    if (!isFree(reading, at)) continue
    const isNothing = kind === 'sign' ? SIGN.test(key) : FILLERS.has(key) || WISHES.has(key)
    claim(reading, { from: at, to: at + 1, is: isNothing ? 'nothing' : 'unknown' })
  }
}

/** Every kind of letter, with what a user may type to make it say something else. */
import { describe, expect, it } from 'vitest'
import { everyMail, mailsOfSteps } from '../testing/letters.ts'
import { Letter } from './letters.ts'

const HOSTILE = {
  name: "Kuri<b>OÜ</b>\r\nBcc: ohver@naide.ee\r\n\r\n\"onclick='x' &amp; Pojad",
  message: 'Tere!\n<img src=x onerror=alert(1)>\nTeine rida & "kolmas"',
  email: "<i>@talu.test\"onmouseover='x'",
}
const KINDS = Letter.options.map(({ shape }) => shape.kind.value)
const PLAIN = { name: 'Kase talu OÜ', message: 'Tere!', email: 'jaan@talu.test' }
const plain = everyMail(PLAIN)
const steps = mailsOfSteps(PLAIN)
const LETTERS = [
  ...KINDS.map((kind) => ({ kind, hostile: everyMail(HOSTILE)[kind], own: plain[kind] })),
  ...Object.entries(mailsOfSteps(HOSTILE)).map(([kind, hostile]) => ({ kind, hostile, own: steps[kind] })),
]

describe.each(LETTERS)('a letter of the kind $kind', ({ hostile, own }) => {
  const { subject, text, html = '' } = hostile

  it('has a subject of one line, which begins with the name of the program', () => {
    expect(subject).toMatch(/^Vagu[: ][^\r\n\u2028]+$/)
  })
  it('shows as HTML what was typed, and obeys none of it', () => {
    expect(html).not.toMatch(/<(?:b|i|img)[ >]/)
    const tags = html.match(/<[^>]*>/g) ?? []
    // an attribute that somebody typed would stand inside a tag
    expect(tags.filter((tag) => /onclick|onmouseover|onerror/.test(tag))).toEqual([])
    expect(html.match(/&(?!amp;|lt;|gt;|quot;|#39;)/g)).toBeNull()
  })
  it('shows what was typed in lines of its own: a name makes no other line', () => {
    expect(text.split('\n').filter((line) => line.startsWith('Bcc:'))).toEqual([])
  })
  it('says the same as text and as HTML', () => {
    const said = (own?.html ?? '')
      .replace(/^.*<body[^>]*>/s, '')
      .replaceAll(/ href="([^"]*)"[^>]*>([^<]*)/g, '>$2 $1')
      .replaceAll(/<[^>]*>/g, ' ')
    const words = (whole: string) =>
      new Set(
        whole
          .toLowerCase()
          .split(/[\s:]+/)
          .filter((word) => /\w/.test(word)),
      )
    expect(words(said)).toEqual(words(own?.text ?? ''))
  })
})
it('of the end of an account names the day, however long the letter waited', () => {
  expect(steps['accountDeletion soon']?.subject).toBe('Vagu: konto kustub 19.07.2026')
})
it('of feedback answers to whoever wrote it', () => {
  expect(plain.feedback.replyTo).toBe('mari@talu.test')
})
it('about hectares writes them as sums are written, with the thousands apart', () => {
  expect(plain.invoice.text).toContain('Arve 1\u00A0200 hektari eest')
  expect(plain.credit.text).toContain('1\u00A0200 hektari osas')
  expect(plain.credit.text).toContain('-2\u00A0976,00\u00A0€')
})

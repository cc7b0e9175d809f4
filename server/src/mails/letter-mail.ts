/** The mail of a letter: the same as plain text and as HTML. */
import type { Mail } from '../ports.ts'
import { htmlOf } from './html.ts'
import { oneLine } from './one-line.ts'
import type { LetterParts, Part } from './parts.ts'

type TextOf<K extends Part['kind']> = (part: Extract<Part, { kind: K }>) => string

const TEXT: { readonly [K in Part['kind']]: TextOf<K> } = {
  text: ({ text }) => oneLine(text),
  title: ({ text }) => oneLine(text).toUpperCase(),
  list: ({ items }) => items.map((item) => `- ${oneLine(item)}`).join('\n'),
  rows: ({ rows }) => rows.map(([label, value]) => `${label}: ${oneLine(value)}`).join('\n'),
  quote: ({ text }) => text,
  link: ({ label, address }) => `${label}:\n${address}`,
  note: ({ text, link }) =>
    `--\n${oneLine(text)}${link === undefined ? '' : `\n${link.label}: ${link.address}`}`,
}

const textOfPart = <K extends Part['kind']>(
  part: Extract<Part, { kind: K }> & { readonly kind: K },
): string => TEXT[part.kind](part)

/** The mail to one address. */
export const mailOfParts = (to: string, parts: LetterParts): Mail => ({
  to,
  subject: oneLine(parts.subject),
  text: `${parts.body.map((part) => textOfPart(part)).join('\n\n')}\n`,
  html: htmlOf(parts),
  ...(parts.replyTo !== undefined && { replyTo: parts.replyTo }),
})

/**
 * A letter as HTML. Mail programs know little CSS: it stands in the elements. Colours of ground and letters are left to
 * them, so that a dark one shows a dark letter; lines and quiet words are in greys that are seen on both.
 */
import { oneLine } from './one-line.ts'
import type { LetterParts, Part } from './parts.ts'

const LINE = '#8c968a'
const GREEN = '#2f6b2f'
const GAP = 'margin:0 0 16px'

const escaped = (words: string): string =>
  words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
const line = (words: string): string => escaped(oneLine(words))

const cell = `padding:6px 16px 6px 0;border-bottom:1px solid ${LINE};vertical-align:top`
const label = `${cell};white-space:nowrap`
const value = `${cell};width:100%;word-break:break-word`
const button = `display:inline-block;padding:12px 20px;border-radius:8px;background:${GREEN};color:#ffffff;font-weight:bold;text-decoration:none`

type HtmlOf<K extends Part['kind']> = (part: Extract<Part, { kind: K }>) => string

const HTML: { readonly [K in Part['kind']]: HtmlOf<K> } = {
  text: ({ text }) => `<p style="${GAP}">${line(text)}</p>`,
  title: ({ text }) => `<h2 style="margin:24px 0 8px;font-size:18px;line-height:1.3">${line(text)}</h2>`,
  list: ({ items }) =>
    `<ul style="margin:0 0 16px;padding:0 0 0 20px">
${items.map((item) => `<li style="margin:0 0 6px">${line(item)}</li>`).join('\n')}
</ul>`,
  rows: ({ rows }) =>
    `<table role="presentation" style="border-collapse:collapse;width:100%;margin:0 0 24px;font-size:16px"><tbody>
${rows
  .map(
    ([name, says]) =>
      `<tr><td style="${label}">${line(name)}</td><td style="${value}"><strong>${line(says)}</strong></td></tr>`,
  )
  .join('\n')}
</tbody></table>`,
  quote: ({ text }) =>
    `<blockquote style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${LINE};white-space:pre-wrap;word-break:break-word">${escaped(text)}</blockquote>`,
  link: ({ label: says, address }) =>
    `<p style="margin:8px 0 24px"><a href="${escaped(address)}" style="${button}">${line(says)}</a></p>`,
  note: ({ text, link }) =>
    `<p style="margin:24px 0 0;padding:12px 0 0;border-top:1px solid ${LINE};font-size:14px">${line(text)}${
      link === undefined ? '' : ` <a href="${escaped(link.address)}">${line(link.label)}</a>`
    }</p>`,
}

const htmlOfPart = <K extends Part['kind']>(
  part: Extract<Part, { kind: K }> & { readonly kind: K },
): string => HTML[part.kind](part)

export const htmlOf = ({ subject, body }: LetterParts): string => `<!doctype html>
<html lang="et"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${line(subject)}</title></head>
<body style="margin:0;padding:16px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto">
${body.map((part) => htmlOfPart(part)).join('\n')}
</div></body></html>
`

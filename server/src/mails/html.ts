/** A letter as plain text and as HTML. Mail programs know little CSS: it stands in the elements, and tables hold rows. */
import type { Mail } from '../ports.ts'

export interface LetterParts {
  readonly subject: string
  readonly paragraphs: readonly string[]
  /** Rows of a label and what it says. */
  readonly details: readonly (readonly [label: string, value: string])[]
  readonly link: { readonly label: string; readonly address: string }
}

const SIGNATURE = 'Vagu'

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const textOf = ({ paragraphs, details, link }: LetterParts): string =>
  [
    ...paragraphs,
    details.map(([label, value]) => `${label}: ${value}`).join('\n'),
    `${link.label}: ${link.address}`,
    SIGNATURE,
  ].join('\n\n') + '\n'

const cell = 'padding:6px 16px 6px 0;border-bottom:1px solid #d9ded6;vertical-align:top'

const htmlOf = ({ subject, paragraphs, details, link }: LetterParts): string => `<!doctype html>
<html lang="et"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:16px;font-family:Arial,Helvetica,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto">
${paragraphs.map((text) => `<p style="margin:0 0 16px">${escaped(text)}</p>`).join('\n')}
<table role="presentation" style="border-collapse:collapse;width:100%;margin:0 0 24px;font-size:16px"><tbody>
${details
  .map(
    ([label, value]) =>
      `<tr><td style="${cell}">${escaped(label)}</td><td style="${cell}"><strong>${escaped(value)}</strong></td></tr>`,
  )
  .join('\n')}
</tbody></table>
<p style="margin:0 0 24px"><a href="${escaped(link.address)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#2f6b2f;color:#ffffff;text-decoration:none">${escaped(link.label)}</a></p>
<p style="margin:0">${SIGNATURE}</p>
</div></body></html>
`

/** The mail of a letter to one address. */
export const mailOfParts = (to: string, parts: LetterParts): Mail => ({
  to,
  subject: parts.subject,
  text: textOf(parts),
  html: htmlOf(parts),
})

/** Parts that letters are put together from. Each part is shown as plain text and as HTML by `letter-mail.ts`. */

/** A row of a label and what it says. */
export type Row = readonly [label: string, value: string]

export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly label: string; readonly address: string }
  | { readonly kind: 'rows'; readonly rows: readonly Row[] }
  /** Text that somebody wrote: his lines stay lines. */
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  /** Small print at the end. */
  | { readonly kind: 'note'; readonly text: string; readonly link?: Link }
interface Link {
  readonly label: string
  readonly address: string
}

export interface LetterParts {
  readonly subject: string
  readonly body: readonly Part[]
  readonly replyTo?: string
}

export const text = (words: string): Part => ({ kind: 'text', text: words })
export const link = (label: string, address: string): Part => ({ kind: 'link', label, address })
export const rows = (...list: readonly Row[]): Part => ({ kind: 'rows', rows: list })
export const quote = (words: string): Part => ({ kind: 'quote', text: words })
export const title = (words: string): Part => ({ kind: 'title', text: words })
export const list = (items: readonly string[]): Part => ({ kind: 'list', items })
export const note = (words: string, of?: Link): Part =>
  of === undefined ? { kind: 'note', text: words } : { kind: 'note', text: words, link: of }

/** A letter to a user: greeting, what it says, who sends it. */
export const toUser = (subject: string, ...body: readonly Part[]): LetterParts => {
  const isNote = ({ kind }: Part): boolean => kind === 'note'
  const said = body.filter((part) => !isNote(part))
  return { subject: `Vagu: ${subject}`, body: [text('Tere!'), ...said, text('Vagu'), ...body.filter(isNote)] }
}

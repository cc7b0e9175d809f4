/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly bar: string
  readonly cell: string
  readonly entries: string
  readonly entry: string
  readonly hints: string
  readonly mark: string
  readonly minutes: string
  readonly month: string
  readonly scroll: string
  readonly tail: string
  readonly times: string
  readonly total: string
  readonly week: string
  readonly what: string
}
export default styles

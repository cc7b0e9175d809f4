/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly badge: string
  readonly bar: string
  readonly barLink: string
  readonly content: string
  readonly farm: string
  readonly farms: string
  readonly group: string
  readonly hint: string
  readonly home: string
  readonly link: string
  readonly linkName: string
  readonly list: string
  readonly main: string
  readonly shell: string
  readonly side: string
  readonly skip: string
}
export default styles

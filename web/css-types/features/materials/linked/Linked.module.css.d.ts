/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly ahead: string
  readonly arrow: string
  readonly bar: string
  readonly buttons: string
  readonly change: string
  readonly count: string
  readonly dialog: string
  readonly list: string
  readonly quiet: string
  readonly row: string
  readonly text: string
  readonly warnings: string
}
export default styles

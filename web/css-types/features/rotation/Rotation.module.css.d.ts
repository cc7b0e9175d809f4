/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly area: string
  readonly bar: string
  readonly below: string
  readonly board: string
  readonly brush: string
  readonly cell: string
  readonly crop: string
  readonly foot: string
  readonly frame: string
  readonly ghost: string
  readonly grid: string
  readonly head: string
  readonly hint: string
  readonly hpk7: string
  readonly level: string
  readonly lock: string
  readonly mark: string
  readonly name: string
  readonly nothing: string
  readonly reasons: string
  readonly row: string
  readonly rows: string
  readonly share: string
  readonly swatch: string
}
export default styles

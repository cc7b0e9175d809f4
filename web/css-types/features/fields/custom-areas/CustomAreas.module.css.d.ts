/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly area: string
  readonly areaInput: string
  readonly areaLine: string
  readonly bar: string
  readonly change: string
  readonly explanation: string
  readonly foot: string
  readonly frame: string
  readonly kind: string
  readonly kindName: string
  readonly name: string
  readonly show: string
  readonly status: string
  readonly table: string
  readonly whole: string
  readonly window: string
}
export default styles

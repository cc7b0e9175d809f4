/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly area: string
  readonly bar: string
  readonly casing: string
  readonly change: string
  readonly closing: string
  readonly corner: string
  readonly cursor: string
  readonly dot: string
  readonly draft: string
  readonly fault: string
  readonly halo: string
  readonly list: string
  readonly measure: string
  readonly message: string
  readonly middles: string
  readonly panel: string
  readonly rings: string
  readonly sheet: string
  readonly snap: string
  readonly status: string
  readonly surface: string
  readonly tool: string
  readonly toolName: string
  readonly width: string
}
export default styles

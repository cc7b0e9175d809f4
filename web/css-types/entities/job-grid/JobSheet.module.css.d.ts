/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly begun: string
  readonly body: string
  readonly fault: string
  readonly foot: string
  readonly kept: string
  readonly kind: string
  readonly listed: string
  readonly part: string
  readonly toForm: string
  readonly window: string
  readonly wrong: string
}
export default styles

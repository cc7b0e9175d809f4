/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly frame: string
  readonly hint: string
  readonly map: string
  readonly notice: string
  readonly svg: string
  readonly tool: string
  readonly tools: string
  readonly waiting: string
}
export default styles

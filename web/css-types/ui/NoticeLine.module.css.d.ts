/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly action: string
  readonly icon: string
  readonly notice: string
  readonly text: string
}
export default styles

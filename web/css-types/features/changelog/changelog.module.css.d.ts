/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly change: string
  readonly intro: string
  readonly list: string
  readonly new: string
  readonly text: string
  readonly title: string
}
export default styles

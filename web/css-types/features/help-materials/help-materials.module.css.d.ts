/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly calculator: string
  readonly calculators: string
  readonly heading: string
  readonly inputs: string
  readonly intro: string
  readonly list: string
  readonly part: string
  readonly results: string
  readonly sources: string
  readonly words: string
}
export default styles

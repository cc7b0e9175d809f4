/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly heading: string
  readonly hectares: string
  readonly jobs: string
  readonly legend: string
  readonly line: string
  readonly map: string
  readonly part: string
}
export default styles

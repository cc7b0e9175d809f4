/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly frame: string
  readonly lit: string
  readonly map: string
  readonly notice: string
  readonly svg: string
  readonly waiting: string
  readonly zoom: string
}
export default styles

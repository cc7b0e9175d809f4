/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly about: string
  readonly head: string
  readonly lightbox: string
  readonly position: string
  readonly sides: string
  readonly stage: string
}
export default styles

/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly field: string
  readonly furrow: string
  readonly hill: string
  readonly scene: string
  readonly sky: string
  readonly sun: string
  readonly wood: string
}
export default styles

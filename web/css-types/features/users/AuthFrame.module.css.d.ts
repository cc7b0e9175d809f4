/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly footer: string
  readonly form: string
  readonly frame: string
  readonly home: string
  readonly intro: string
  readonly main: string
  readonly scene: string
  readonly slogan: string
  readonly title: string
}
export default styles

/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly body: string
  readonly done: string
  readonly form: string
  readonly group: string
  readonly groups: string
  readonly head: string
  readonly left: string
  readonly step: string
  readonly welcome: string
}
export default styles

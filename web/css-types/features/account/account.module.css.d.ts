/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly counts: string
  readonly device: string
  readonly links: string
  readonly part: string
  readonly problems: string
  readonly receipt: string
  readonly subtitle: string
  readonly text: string
  readonly used: string
  readonly value: string
}
export default styles

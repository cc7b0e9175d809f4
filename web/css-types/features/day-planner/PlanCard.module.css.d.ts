/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly card: string
  readonly done: string
  readonly fact: string
  readonly field: string
  readonly fields: string
  readonly foot: string
  readonly labels: string
  readonly late: string
  readonly marks: string
  readonly pending: string
  readonly place: string
  readonly title: string
  readonly warnings: string
}
export default styles

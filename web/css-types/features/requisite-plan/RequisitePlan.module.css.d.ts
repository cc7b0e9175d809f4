/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly bad: string
  readonly changeHeading: string
  readonly changes: string
  readonly fields: string
  readonly frame: string
  readonly line: string
  readonly mark: string
  readonly material: string
  readonly plain: string
  readonly plus: string
  readonly rate: string
  readonly table: string
  readonly top: string
  readonly tried: string
  readonly verdicts: string
}
export default styles

/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly bases: string
  readonly checked: string
  readonly chip: string
  readonly details: string
  readonly facts: string
  readonly group: string
  readonly groups: string
  readonly holder: string
  readonly mark: string
  readonly message: string
  readonly missing: string
  readonly next: string
  readonly read: string
  readonly rules: string
  readonly source: string
  readonly summary: string
  readonly title: string
  readonly ways: string
  readonly whatIf: string
}
export default styles

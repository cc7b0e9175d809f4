/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly alertText: string
  readonly changes: string
  readonly chip: string
  readonly choose: string
  readonly chooseAll: string
  readonly counts: string
  readonly deadline: string
  readonly differs: string
  readonly direction: string
  readonly ended: string
  readonly filters: string
  readonly lines: string
  readonly map: string
  readonly name: string
  readonly partTitle: string
  readonly pill: string
  readonly previewHead: string
  readonly previewed: string
  readonly problem: string
  readonly progress: string
  readonly refused: string
  readonly search: string
  readonly season: string
  readonly sides: string
  readonly sidesHead: string
  readonly status: string
  readonly sum: string
  readonly undecided: string
  readonly waits: string
}
export default styles

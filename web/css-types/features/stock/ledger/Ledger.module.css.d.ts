/** Made from the style sheet of this name: `npx vitest run scripts/css-classes.test.ts -u` writes it anew. */
declare const styles: {
  readonly about: string
  readonly below: string
  readonly date: string
  readonly days: string
  readonly dues: string
  readonly figures: string
  readonly kind: string
  readonly lack: string
  readonly link: string
  readonly material: string
  readonly menu: string
  readonly period: string
  readonly photos: string
  readonly sentence: string
  readonly type: string
  readonly why: string
}
export default styles

import type { MaterialForm } from './material-form.ts'

/** Props of every part of a material block. */
export interface MaterialProps {
  readonly material: MaterialForm
  /** Its `key` says which block it is. */
  readonly onChange: (next: MaterialForm) => void
  /** Of the inputs in their form: `requisites.0`. */
  readonly name: string
  /** The sentence at an input, by its name. */
  readonly errors: ReadonlyMap<string, string>
}

/** The block with some of its facts changed. */
export const withFacts = (material: MaterialForm, facts: Partial<MaterialForm['facts']>): MaterialForm => ({
  ...material,
  facts: { ...material.facts, ...facts },
})

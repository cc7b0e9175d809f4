import type { Field } from '@vagu/core/fields/schema'
import type { JobCategory, JobType } from '@vagu/core/settings/schema'
import { createContext, use } from 'react'
import type { Verdicts } from '../../verdicts/use-verdicts.ts'
import type { SelectedSeason } from '../../../lib/parse-day.ts'
import { sectionsOf, type Step } from '../../../ui/stepped-form.tsx'
import type { FarmSnapshot } from '../../farm/farm.ts'
import type { FormErrors } from '../model/find-errors.ts'
import type { Block, JobForm } from '../model/job-form.ts'

/** A field in a crop year. */
export interface FieldSeason {
  readonly field: Field
  readonly year: number
}

/** State that the blocks of the form select from, and the one way to change it. */
export interface FormState {
  readonly form: JobForm
  readonly update: (step: Step<JobForm>) => void
  readonly errors: FormErrors
  readonly farm: FarmSnapshot
  /** The chosen fields, in the order of choosing. */
  readonly chosen: readonly Field[]
  /** Hectares that are worked in all. */
  readonly area: number
  /** The crop year of the job, for names and crops of fields. */
  readonly year: number
  readonly season: SelectedSeason
  readonly category: JobCategory | undefined
  readonly job: JobType | undefined
  readonly shown: ReadonlySet<Block>
  readonly isFieldLocked: boolean
  /** Opens the season of a field in a window beside the form: no form stands within another. */
  readonly editSeason: (season: FieldSeason) => void
  readonly recentWorkerIds: readonly string[]
  /** By category, of the last job of each. */
  readonly usualMachines: ReadonlyMap<string, string | null>
  readonly recentTargets: readonly string[]
  /** Names of who took soil samples, the last first. */
  readonly recentSamplers: readonly string[]
}

const { Sections, useSection, useNow } = sectionsOf<FormState>()

/** Stands around the blocks of the form. */
export const JobFormSections = Sections
/**
 * Part of the form that a block shows: `useJobForm(({ form }) => form.notes)`. The block is drawn anew when it
 * changes.
 */
export const useJobForm = useSection
/** The form at the moment of a click. */
export const useJobFormNow = useNow

export const useUpdate = (): FormState['update'] => useJobForm(({ update }) => update)

/** The sentence at an input. */
export const useErrorAt = (name: string): string | undefined => useJobForm(({ errors }) => errors.get(name))

/** The sentences at the inputs of a part: `requisites` holds `requisites.0.name`. */
export const useErrorsOf = (part: string): FormErrors =>
  useJobForm(
    ({ errors }) => new Map([...errors].filter(([name]) => name === part || name.startsWith(`${part}.`))),
  )

/** Apart from the form, because verdicts come after the typing. */
export const VerdictContext = createContext<Verdicts | undefined>(undefined)

export function useVerdictState(): Verdicts {
  const verdicts = use(VerdictContext)
  if (!verdicts) throw new Error('useVerdictState stands outside the job form')
  return verdicts
}

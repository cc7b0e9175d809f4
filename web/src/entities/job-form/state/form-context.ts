import type { Field } from '@vagu/core/fields/schema'
import type { JobCategory, JobType } from '@vagu/core/settings/schema'
import { createContext, use } from 'react'
import type { Verdicts } from '../../verdicts/use-verdicts.ts'
import type { SelectedSeason } from '../../../lib/parse-day.ts'
import type { Farm } from '../../farm/farm.ts'
import type { FormErrors } from '../model/find-errors.ts'
import type { FormStore } from './form-store.ts'
import type { Block, JobForm } from '../model/job-form.ts'

/** What every block of the form reads, and the one way to change it. */
export interface FormState {
  readonly form: JobForm
  readonly update: (step: (form: JobForm) => JobForm) => void
  readonly errors: FormErrors
  readonly farm: Farm
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
  readonly recentWorkerIds: readonly string[]
  readonly recentTargets: readonly string[]
  /** Names of who took soil samples, the last first. */
  readonly recentSamplers: readonly string[]
}

/**
 * The form as the panel has it. Parts of the form listen to it by themselves: a context that changed at every key would
 * make React look through hundreds of rows for who reads it.
 */
export const FormStoreContext = createContext<FormStore | undefined>(undefined)
/** The form as a part of it has it. */
export const FormContext = createContext<FormState | undefined>(undefined)

/** Apart from the form, because verdicts come after the typing. */
export const VerdictContext = createContext<Verdicts | undefined>(undefined)

export function useVerdictState(): Verdicts {
  const verdicts = use(VerdictContext)
  if (!verdicts) throw new Error('useVerdictState stands outside the job form')
  return verdicts
}

export function useFormState(): FormState {
  const state = use(FormContext)
  if (!state) throw new Error('useFormState stands outside a part of the job form')
  return state
}

import { createContext, use } from 'react'
import type { EntryRef, JobTypes } from './edit-job-types.ts'

export interface JobTypesState {
  readonly types: JobTypes
  readonly change: (change: (types: JobTypes) => JobTypes) => void
  /** Sentences by path (`jobCategories.2.jobs.0.name`). */
  readonly errors: ReadonlyMap<string, string>
  readonly isChanged: (entry: EntryRef) => boolean
  /** Whether the entry has come since the last save. */
  readonly isNew: (entry: EntryRef) => boolean
  readonly remove: (entry: EntryRef, name: string) => void
  /** Says to a screen reader what has happened. */
  readonly say: (text: string) => void
}

export const JobTypesContext = createContext<JobTypesState | undefined>(undefined)

export function useJobTypes(): JobTypesState {
  const state = use(JobTypesContext)
  if (!state) throw new Error('useJobTypes stands outside JobTypesForm')
  return state
}

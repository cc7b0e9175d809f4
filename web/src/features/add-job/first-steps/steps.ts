/** Where a new farm stands: told by what it has, and by what was left out on purpose. */
import type { Settings } from '@vagu/core/settings/schema'
import type { Status } from '@vagu/core/status/schema'
import type { User } from '@vagu/core/users/schema'
import { FIRST_STEPS, PUT_AWAY } from '../../../entities/first-steps.ts'

export const STEPS = ['company', 'fields', 'materials', 'workers', 'job', 'jobTypes'] as const
export type StepKey = (typeof STEPS)[number]

export interface Standing {
  readonly company: Pick<User['company'], 'name'>
  readonly counts: Status['counts']
  readonly settings: Pick<Settings, 'hasChangedSettings' | 'uiSettings'>
}
export interface FirstStep {
  readonly key: StepKey
  readonly state: 'done' | 'skipped' | 'open'
}

const isDone: Readonly<Record<StepKey, (standing: Standing) => boolean>> = {
  company: ({ company }) => company.name.trim() !== '',
  fields: ({ counts }) => counts.fields > 0,
  materials: ({ counts }) => counts.requisites > 0,
  workers: ({ counts }) => counts.workers > 0,
  job: ({ counts }) => counts.jobEvents > 0,
  jobTypes: ({ settings }) => settings.hasChangedSettings,
}

const kept = ({ settings }: Pick<Standing, 'settings'>, name: string) =>
  settings.uiSettings[FIRST_STEPS]?.[name]

/** Whether the farmer has put the whole list away. */
export const isPutAway = (standing: Pick<Standing, 'settings'>): boolean => kept(standing, PUT_AWAY) === true

const skipped = (standing: Standing): readonly StepKey[] =>
  STEPS.filter((key) => kept(standing, key) === 'skipped')

export function stepsOf(standing: Standing): FirstStep[] {
  const left = skipped(standing)
  return STEPS.map((key) => ({
    key,
    state: isDone[key](standing) ? 'done' : left.includes(key) ? 'skipped' : 'open',
  }))
}

/** A new account is welcomed as long as it has neither fields nor materials. */
export const isEmptyFarm = ({ fields, requisites }: Status['counts']): boolean =>
  fields === 0 && requisites === 0

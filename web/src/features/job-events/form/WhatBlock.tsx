import { CATEGORY } from '@vagu/core/settings/table'
import { useMemo } from 'react'
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx'
import { usualWorker } from '../last-used.ts'
import { words } from '../text.ts'
import { categoryOf } from './build-drafts.ts'
import { chooseCategory, chooseJob } from './change-form.ts'
import { useFormState } from './form-context.ts'
import type { JobForm } from './job-form.ts'
import { words as kinds } from './text.ts'

/** In which of several ways the job is done. */
function Variants() {
  const { form, update, errors, job } = useFormState()
  if (!job || job.variants.length === 0) return null
  const variants = [...new Set([...job.variants, form.jobVariant ?? ''])].filter(Boolean)
  return (
    <ChoiceChips
      label={kinds.variant}
      name="jobVariant"
      choices={variants.map((value) => ({ value, label: value }))}
      value={form.jobVariant}
      error={errors.get('jobVariant')}
      onChange={(jobVariant) => update((now) => ({ ...now, jobVariant }))}
    />
  )
}

/** Category and job, each a tap away. */
export function WhatBlock() {
  const { form, update, errors, farm, category, recentWorkerIds } = useFormState()
  const categories = useMemo(
    () => farm.categories.filter(({ visible, key }) => visible || key === form.category),
    [farm.categories, form.category],
  )
  const jobs = category?.jobs.filter(({ visible, key }) => visible || key === form.job) ?? []
  /** A job that must name its worker begins with the one of the last time. */
  const withWorker = (next: JobForm): JobForm => {
    const { job } = categoryOf(next, farm.categories)
    if (next.worker !== null || !job?.requires.includes('worker')) return next
    const needsCertificate = next.category === CATEGORY.plantProtection
    return { ...next, worker: usualWorker(recentWorkerIds, farm.workers, needsCertificate) }
  }
  return (
    <>
      <ChoiceChips
        label={words.category}
        name="jobCategory"
        choices={categories.map(({ key, name }) => ({ value: key, label: name }))}
        value={form.category}
        error={errors.get('jobCategory')}
        onChange={(key) => {
          const chosen = categories.find((each) => each.key === key)
          if (chosen) update((now) => withWorker(chooseCategory(now, chosen)))
        }}
      />
      {jobs.length > 1 && (
        <ChoiceChips
          label={words.job}
          name="job"
          choices={jobs.map(({ key, name }) => ({ value: key, label: name }))}
          value={form.job}
          error={errors.get('job')}
          onChange={(key) => {
            const chosen = jobs.find((each) => each.key === key)
            if (chosen) update((now) => withWorker(chooseJob(now, chosen)))
          }}
        />
      )}
      <Variants />
    </>
  )
}

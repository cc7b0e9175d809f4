import { CATEGORY } from '@vagu/core/settings/table'
import { Button } from '@mantine/core'
import { IconAdjustments } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx'
import { usualWorker } from '../../jobs/last-used.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import type { JobRequirementsProps } from '../requirements/JobRequirementsDialog.tsx'
import { words as requirements } from '../requirements/text.ts'
import { words } from '../../jobs/text.ts'
import { categoryOf } from '../model/build-drafts.ts'
import { chooseCategory, chooseJob } from '../model/change-form.ts'
import { useFormState } from '../state/form-context.ts'
import type { JobForm } from '../model/job-form.ts'
import { words as kinds } from '../text.ts'
import styles from './JobForm.module.css'

const JobRequirementsDialog = lazyPart<JobRequirementsProps>(
  async () => (await import('../requirements/JobRequirementsDialog.tsx')).JobRequirementsDialog,
)

const OtherCategoryHint = lazyPart(
  async () => (await import('../../hints/OtherCategoryHint.tsx')).OtherCategoryHint,
)

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

/** What the job collects, to be changed from here. */
function DataFields() {
  const { category, job } = useFormState()
  const [isOpen, setIsOpen] = useState(false)
  const close = (): void => setIsOpen(false)
  if (!category || !job) return null
  return (
    <>
      <Button
        variant="subtle"
        className={styles.start}
        leftSection={<IconAdjustments size={20} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {requirements.open}
      </Button>
      {isOpen && <JobRequirementsDialog onFailed={close} props={{ category, job, onClose: close }} />}
    </>
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
      {form.category === CATEGORY.other && form.eventId === null && <OtherCategoryHint props={{}} />}
      <Variants />
      <DataFields />
    </>
  )
}

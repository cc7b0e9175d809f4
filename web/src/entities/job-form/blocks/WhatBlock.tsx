import { CATEGORY } from '@vagu/core/settings/table'
import { Button } from '@mantine/core'
import { IconAdjustments } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { ChoiceChips } from '../../../ui/ChoiceChips.tsx'
import type { Step } from '../../../ui/stepped-form.tsx'
import { useCan } from '../../account/use-can.ts'
import { usualWorker } from '../../jobs/last-used.ts'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import type { JobRequirementsProps } from '../requirements/JobRequirementsDialog.tsx'
import { requirementsText } from '../requirements/text.ts'
import { jobsText } from '../../jobs/text.ts'
import { categoryOf } from '../model/build-drafts.ts'
import { chooseCategory, chooseJob } from '../model/change-form.ts'
import { type FormState, useErrorAt, useJobForm, useJobFormNow, useUpdate } from '../state/form-context.ts'
import type { JobForm } from '../model/job-form.ts'
import { jobFormText } from '../text.ts'
import layout from '../../../ui/layout.module.css'
import styles from './JobForm.module.css'
import { useFirstChoice } from './use-first-choice.ts'

const JobRequirementsDialog = lazyComponent<JobRequirementsProps>(
  async () => (await import('../requirements/JobRequirementsDialog.tsx')).JobRequirementsDialog,
)

const OtherCategoryHint = lazyComponent(
  async () => (await import('../../hints/OtherCategoryHint.tsx')).OtherCategoryHint,
)

/** In which of several ways the job is done. */
function Variants() {
  const value = useJobForm(({ form }) => form.jobVariant)
  const known = useJobForm(({ job }) => job?.variants ?? [])
  const error = useErrorAt('jobVariant')
  const update = useUpdate()
  if (known.length === 0) return null
  const variants = [...new Set([...known, value ?? ''])].filter(Boolean)
  return (
    <ChoiceChips
      label={jobFormText.variant}
      name="jobVariant"
      choices={variants.map((each) => ({ value: each, label: each }))}
      value={value}
      error={error}
      onChange={(jobVariant) => update((now) => ({ ...now, jobVariant }))}
    />
  )
}

/** Data that the job collects, to be changed from here. */
function DataFields() {
  const { category, job } = useJobForm((state) => ({ category: state.category, job: state.job }))
  const [isOpen, setIsOpen] = useState(false)
  const canWrite = useCan('write')
  const close = (): void => setIsOpen(false)
  if (!category || !job || !canWrite) return null
  return (
    <>
      <Button
        variant="subtle"
        className={styles.start}
        leftSection={<IconAdjustments size={20} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {requirementsText.open}
      </Button>
      {isOpen && <JobRequirementsDialog onFailed={close} props={{ category, job, onClose: close }} />}
    </>
  )
}

/** A job that must name its worker begins with the one of the last time. */
function withWorker(form: JobForm, { farm, recentWorkerIds }: FormState): JobForm {
  const { job } = categoryOf(form, farm.categories)
  if (form.worker !== null || !job?.requires.includes('worker')) return form
  const needsCertificate = form.category === CATEGORY.plantProtection
  return { ...form, worker: usualWorker(recentWorkerIds, farm.workers, needsCertificate) }
}

/** A job of another category begins with the machine that the last one of these was done with. */
const withMachine = (form: JobForm, before: JobForm, { usualMachines }: FormState): JobForm =>
  form.category === before.category ? form : { ...form, machine: usualMachines.get(form.category) ?? null }

/** Category and job, each a tap away. */
export function WhatBlock() {
  const chosen = useJobForm(({ form }) => ({ category: form.category, job: form.job }))
  const categories = useJobForm(({ form, farm }) =>
    farm.categories.filter(({ visible, key }) => visible || key === form.category),
  )
  const jobs = useJobForm(
    ({ form, category }) => category?.jobs.filter(({ visible, key }) => visible || key === form.job) ?? [],
  )
  const isNew = useJobForm(({ form }) => form.eventId === null)
  const errors = { category: useErrorAt('jobCategory'), job: useErrorAt('job') }
  const update = useUpdate()
  const now = useJobFormNow()
  const take = (step: Step<JobForm>): void => {
    const state = now()
    update((form) => withMachine(withWorker(step(form), state), form, state))
  }
  const takeCategory = (key: string): void => {
    const category = categories.find((each) => each.key === key)
    if (category) take((form) => chooseCategory(form, category))
  }
  const place = useRef<HTMLDivElement>(null)
  useFirstChoice(place, ({ category: key, job: jobKey }) => {
    takeCategory(key)
    const job = categories.find((each) => each.key === key)?.jobs.find((each) => each.key === jobKey)
    if (job) take((form) => chooseJob(form, job))
  })
  return (
    <div ref={place} className={layout.column2xl}>
      <ChoiceChips
        label={jobsText.category}
        name="jobCategory"
        choices={categories.map(({ key, name }) => ({ value: key, label: name }))}
        value={chosen.category}
        error={errors.category}
        onChange={takeCategory}
      />
      {jobs.length > 1 && (
        <ChoiceChips
          label={jobsText.job}
          name="job"
          choices={jobs.map(({ key, name }) => ({ value: key, label: name }))}
          value={chosen.job}
          error={errors.job}
          onChange={(key) => {
            const job = jobs.find((each) => each.key === key)
            if (job) take((form) => chooseJob(form, job))
          }}
        />
      )}
      {chosen.category === CATEGORY.other && isNew && <OtherCategoryHint props={{}} />}
      <Variants />
      <DataFields />
    </div>
  )
}

import type { Job } from '@vagu/core/jobs/schema'
import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { type Ref, useImperativeHandle, useState } from 'react'
import { useMessages } from '../../ui/Messages.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useSaveInTab, useSteppedValue } from '../../ui/stepped-form.tsx'
import { UnsavedGuard } from '../../ui/UnsavedGuard.tsx'
import { useDiscard } from '../../ui/use-discard.ts'
import { today } from '../../lib/today.ts'
import { useRested } from '../../lib/use-rested.ts'
import { useToday } from '../../lib/use-today.ts'
import type { FarmSnapshot } from '../../entities/farm/farm.ts'
import { JobFormPanel } from '../../entities/job-form/JobFormPanel.tsx'
import { emptyForm, type JobForm, formAfterSave, ofToday } from '../../entities/job-form/model/job-form.ts'
import { repeatOf } from '../../entities/job-form/model/stored-form.ts'
import styles from '../../entities/job-form/blocks/JobForm.module.css'
import { useSavedForm } from '../../entities/job-form/submit/use-saved-form.ts'
import { GridButton } from './grid/GridButton.tsx'
import { fieldsTogether } from '../../entities/jobs/last-used.ts'
import type { OneLineProps } from './one-line/OneLine.tsx'
import place from './one-line/Place.module.css'
import { jobsText } from '../../entities/jobs/text.ts'

const OneLine = lazyComponent<OneLineProps>(async () => (await import('./one-line/OneLine.tsx')).OneLine)

/** The form of `/lisa`: what it holds, whether that is saved, and what it begins with. */
function useAddForm() {
  const { kept: saved, key } = useSavedForm()
  const [empty] = useState(() => emptyForm(today()))
  const {
    value: form,
    base,
    step,
    begin: beginWith,
    isChanged,
  } = useSteppedValue({ base: empty, value: saved })
  const [isRestored, setIsRestored] = useState(saved !== undefined)
  useSaveInTab(key, form, isChanged)
  const begin = (next: JobForm): void => {
    beginWith(next)
    setIsRestored(false)
  }
  const day = useToday()
  const unbegun = isChanged ? base : ofToday(base, day)
  if (unbegun !== base) begin(unbegun)
  return { form, setForm: step, isChanged, isRestored, begin }
}

/** Actions that the page may ask of the form. */
export interface AddJobHandle {
  /** Fills the form with a job of before; asks first when that would throw away something typed. */
  readonly repeat: (job: Job, fields: 'same' | 'others') => Promise<void>
  /** Begins with a form that is filled in part; asks first as well. */
  readonly beginWith: (form: JobForm) => Promise<void>
}

interface Props {
  readonly ref: Ref<AddJobHandle>
  readonly farm: FarmSnapshot
  readonly recent: readonly Job[]
  readonly onAdded: (jobs: readonly Job[]) => void
}

/** The form for new jobs, on the page itself. */
export function AddJob({ ref, farm, recent, onAdded }: Props) {
  const { form, setForm, isChanged, isRestored, begin } = useAddForm()
  const [clears, setClears] = useState(true)
  const isRested = useRested()
  const mayDiscard = useDiscard()
  const messages = useMessages()
  const repeat: AddJobHandle['repeat'] = async (job, fields) => {
    if (!(await mayDiscard(isChanged))) return
    const next = repeatOf(job, today(), fields === 'same' ? fieldsTogether(recent, job) : [])
    setForm(() => next)
    messages.success(jobsText.filled)
    document.querySelector('#content')?.scrollIntoView({ behavior: 'smooth' })
  }
  const beginWith: AddJobHandle['beginWith'] = async (next) => {
    if (!(await mayDiscard(isChanged))) return
    setForm(() => next)
    document.querySelector(`.${place.holder}`)?.scrollIntoView({ behavior: 'smooth' })
  }
  const startOver = async (): Promise<void> => {
    if (await mayDiscard(isChanged)) begin(emptyForm(today()))
  }
  useImperativeHandle(ref, () => ({ repeat, beginWith }))
  return (
    <>
      <UnsavedGuard isChanged={isChanged} />
      {isRestored && (
        <div role="status" className={styles.restored}>
          <IconHistory size={20} aria-hidden />
          <span>{jobsText.restored}</span>
          <Button variant="subtle" onClick={() => begin(emptyForm(today()))}>
            {jobsText.startOver}
          </Button>
        </div>
      )}
      <div className={place.holder}>
        {isRested ? (
          <OneLine
            key={form.batchId}
            props={{ form, setForm, farm, recent }}
            fallback={<div className={place.place} />}
          />
        ) : (
          <div className={place.place} />
        )}
        <GridButton farm={farm} />
      </div>
      <JobFormPanel
        form={form}
        setForm={setForm}
        farm={farm}
        recent={recent}
        isFieldLocked={false}
        isBegun={isChanged}
        onStartOver={() => void startOver()}
        clears={{ value: clears, onChange: setClears }}
        onSaved={(jobs, saved) => {
          begin(clears ? emptyForm(today()) : formAfterSave(saved))
          onAdded(jobs)
        }}
      />
    </>
  )
}

import type { Field } from '@vagu/core/fields/schema'
import type { Job } from '@vagu/core/jobs/schema'
import { type FormEvent, useCallback, useMemo, useRef, useState } from 'react'
import { useGlobalYear } from '../session/global-year.ts'
import { today } from '../../lib/today.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { type Step, useShownErrors } from '../../ui/stepped-form.tsx'
import { asEvent } from './verdicts/as-event.ts'
import { draftInputsOf } from './model/build-drafts.ts'
import type { ConflictDialogProps } from './submit/ConflictDialog.tsx'
import type { FarmSnapshot } from '../farm/farm.ts'
import type { SeasonDialogProps } from '../field-season/SeasonDialog.tsx'
import { findFormErrors } from './model/find-errors.ts'
import { FormBlocks } from './blocks/FormBlocks.tsx'
import { type FieldSeason, JobFormSections } from './state/form-context.ts'
import { followDays } from './model/grazing-steps.ts'
import type { JobForm } from './model/job-form.ts'
import { formOf } from './model/stored-form.ts'
import styles from './blocks/JobForm.module.css'
import type { Clears } from './submit/clears.ts'
import { SaveBar } from './submit/SaveBar.tsx'
import { settle } from './model/settle.ts'
import type { TogetherDialogProps } from './batch-edit/TogetherDialog.tsx'
import { useTogether } from './batch-edit/use-together.ts'
import { useFormValues } from './state/use-form-values.ts'
import { useSaveKey } from './submit/use-save-key.ts'
import { useSubmit } from './submit/use-submit.ts'
import { Verdicts } from './verdicts/Verdicts.tsx'

const ConflictDialog = lazyComponent<ConflictDialogProps>(
  async () => (await import('./submit/ConflictDialog.tsx')).ConflictDialog,
)

const SeasonDialog = lazyComponent<SeasonDialogProps>(
  async () => (await import('../field-season/SeasonDialog.tsx')).SeasonDialog,
)

const TogetherDialog = lazyComponent<TogetherDialogProps>(
  async () => (await import('./batch-edit/TogetherDialog.tsx')).TogetherDialog,
)

interface Props {
  readonly form: JobForm
  readonly setForm: (step: Step<JobForm>) => void
  readonly farm: FarmSnapshot
  readonly recent: readonly Job[]
  readonly isFieldLocked: boolean
  readonly onSaved: (jobs: readonly Job[], form: JobForm) => void
  /** The stored job takes the place of what was typed. */
  readonly onStored?: (form: JobForm) => void
  readonly clears?: Clears
  /** Whether anything stands in the form; the form of a window always counts as begun. */
  readonly isBegun?: boolean
  readonly onStartOver?: () => void
  /** How long the button rests after a save. */
  readonly restMs?: number | undefined
}

interface ConflictProps extends Pick<Props, 'form' | 'farm'> {
  readonly chosen: readonly Field[]
  /** The job as it is stored now. */
  readonly conflict: Job
  readonly onClose: () => void
  readonly onTakeTheirs: (form: JobForm) => void
  readonly onKeepMine: (form: JobForm) => void
}

/** The job was changed elsewhere: the farmer chooses which of the two stays. */
function Conflict({ form, chosen, farm, conflict, onClose, onTakeTheirs, onKeepMine }: ConflictProps) {
  const [draft] = draftInputsOf(form, chosen, farm)
  if (!draft) return null
  return (
    <ConflictDialog
      onFailed={onClose}
      props={{
        mine: asEvent(draft, farm, conflict.updatedAt),
        stored: conflict,
        onClose,
        onTakeTheirs: () => {
          onClose()
          onTakeTheirs(formOf(conflict))
        },
        onKeepMine: () => {
          onClose()
          onKeepMine({ ...form, updatedAt: conflict.updatedAt, stored: conflict })
        },
      }}
    />
  )
}

/** The form as it is drawn, and the one way to change it: what follows from a step follows at once. */
function useSettled({ form: received, setForm, farm }: Props) {
  // A form that was filled from outside (done once more, from a line) is settled when it is first drawn.
  const form = useMemo(() => followDays(received, today()), [received])
  const update = useCallback(
    (step: Step<JobForm>) => setForm((now) => settle(now, step(now), { farm, today: today() })),
    [setForm, farm],
  )
  return { form, update, replace: (next: JobForm): void => setForm(() => next) }
}

/** Errors are shown once saving was tried, until it is saved. */
function useTries({ form, farm, onSaved }: Pick<Props, 'form' | 'farm' | 'onSaved'>) {
  const element = useRef<HTMLFormElement>(null)
  const [wasTried, setWasTried] = useState(false)
  const errorsOf = useCallback((checked: JobForm) => findFormErrors(checked, farm), [farm])
  const { errors, show, clear } = useShownErrors({ value: form, errorsOf, element })
  return {
    element,
    errors,
    wasTried,
    told: {
      onErrors: (...found: Parameters<typeof show>): void => {
        setWasTried(true)
        show(...found)
      },
      onNone: clear,
      onSaved: (jobs: readonly Job[], saved: JobForm): void => {
        setWasTried(false)
        onSaved(jobs, saved)
      },
    },
  }
}

/** The job form: what, when, with what and who on the left; fields and verdicts on the right. */
export function JobFormPanel(props: Props) {
  const { farm, recent, isFieldLocked, onSaved, restMs, isBegun = true } = props
  const { form, update, replace } = useSettled(props)
  const { element, errors, wasTried, told } = useTries({ form, farm, onSaved })
  useSaveKey(element)
  const globalYear = useGlobalYear()
  const [season, editSeason] = useState<FieldSeason>()
  const closeSeason = (): void => editSeason(undefined)
  const given = { form, update, errors, farm, recent, isFieldLocked, editSeason, globalYear }
  const state = useFormValues(given)
  const { onStored = replace } = props
  const { asked: question, give: reply, askOthers } = useTogether(form, farm)
  const { submit, isSaving, isBusy, photoWait, conflict, closeConflict } = useSubmit({
    form,
    farm,
    chosen: state.chosen,
    setForm: replace,
    ...told,
    askOthers,
    restMs,
  })
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isBusy) submit(form)
  }
  return (
    <JobFormSections state={state}>
      <Verdicts form={form} chosen={state.chosen} farm={farm} wasTried={wasTried}>
        <form
          ref={element}
          className={styles.form}
          data-begun={isBegun || undefined}
          onSubmit={onSubmit}
          noValidate
        >
          <FormBlocks />
          <SaveBar
            isBegun={isBegun}
            count={state.chosen.length}
            isSaving={isSaving}
            isBusy={isBusy}
            photoWait={photoWait}
            clears={props.clears}
            onStartOver={props.onStartOver}
          />
        </form>
      </Verdicts>
      {season && <SeasonDialog onFailed={closeSeason} props={{ ...season, onClose: closeSeason }} />}
      {question && (
        <TogetherDialog
          onFailed={() => reply(undefined)}
          props={{ ...question, onClose: () => reply(undefined), onChosen: reply }}
        />
      )}
      {conflict && (
        <Conflict
          {...{ form, farm, conflict }}
          chosen={state.chosen}
          onClose={closeConflict}
          onTakeTheirs={onStored}
          onKeepMine={submit}
        />
      )}
    </JobFormSections>
  )
}

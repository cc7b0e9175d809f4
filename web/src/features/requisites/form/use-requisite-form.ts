import { type Requisite, Requisite as RequisiteSchema } from '@vagu/core/requisites/schema'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { knownChemicals } from '../../../entities/materials/known-chemicals.ts'
import { useSettings } from '../../../entities/use-settings.ts'
import { CallError } from '../../../lib/call-error.ts'
import { isSameJson } from '../../../lib/same-json.ts'
import { focusFirst } from '../../../ui/focus-input.ts'
import { useMessages } from '../../../ui/Messages.tsx'
import { words as common } from '../../../ui/text.ts'
import { useSaveRequisite } from '../api.ts'
import { words } from './text.ts'
import { errorsByInput, findErrors, type FormErrors, type KnownFarm } from './find-errors.ts'
import { draftOf, formOf, type RequisiteForm } from './requisite-form.ts'

interface Work {
  readonly start: RequisiteForm
  /** The version that the form began from; none for a new material. */
  readonly base: Requisite | undefined
  readonly requisites: readonly Requisite[]
  readonly element: RefObject<HTMLFormElement | null>
  readonly onSaved: (stored: Requisite) => void
}
const NONE: FormErrors = new Map()

/** The newer version that a refusal brought along. */
function storedIn(error: unknown): Requisite | undefined {
  if (!(error instanceof CallError) || error.code !== 'conflict') return undefined
  return RequisiteSchema.safeParse(error.stored).data
}

/** The sentences at the inputs: none before the first try, then as long as they are true. */
function useErrors(form: RequisiteForm, { requisites, base }: Pick<Work, 'requisites' | 'base'>) {
  const { data: settings } = useSettings()
  const [isTried, setIsTried] = useState(false)
  const [refused, setRefused] = useState<{ readonly of: RequisiteForm; readonly errors: FormErrors }>()
  const areas = settings?.customAreas
  const farm = useMemo<KnownFarm>(
    () => ({
      chemicals: knownChemicals(requisites, [form.material]),
      areaIds: areas && new Set(areas.map(({ id }) => id)),
      base,
    }),
    [requisites, form.material, areas, base],
  )
  const found = useMemo(() => (isTried ? findErrors(form, farm) : NONE), [isTried, form, farm])
  const errors = refused?.of === form ? new Map([...found, ...refused.errors]) : found
  return {
    errors,
    find: () => findErrors(form, farm),
    show: (next: FormErrors) =>
      flushSync(() => {
        setIsTried(true)
        setRefused({ of: form, errors: next })
      }),
  }
}

/** A material's form: what is typed, how it is saved, and what happens when somebody else was faster. */
export function useRequisiteForm(work: Work) {
  const { element, onSaved } = work
  const messages = useMessages()
  const [form, setForm] = useState(work.start)
  const [base, setBase] = useState(work.base)
  const [start, setStart] = useState(work.start)
  const [conflict, setConflict] = useState<Requisite>()
  const isSending = useRef(false)
  const { mutateAsync, isPending } = useSaveRequisite()
  const { errors, find, show } = useErrors(form, { requisites: work.requisites, base })
  const refuse = (wrong: FormErrors): void => {
    messages.error(common.checkInput)
    show(wrong)
    focusFirst(element.current, wrong.keys())
  }
  const refused = (error: unknown): void => {
    const stored = storedIn(error)
    if (stored) setConflict(stored)
    else if (error instanceof CallError && error.code === 'deleted') messages.error(words.deletedMeanwhile)
    else if (error instanceof CallError && error.fields.length > 0) refuse(errorsByInput(error.fields))
    else messages.notSaved(error, 'saveFailed')
  }
  const send = async (over: Requisite | undefined): Promise<void> => {
    // A second click comes before the button knows that it is busy.
    if (isSending.current) return
    isSending.current = true
    try {
      const id = form.material.key
      const stored = await mutateAsync({ id, draft: draftOf(form), updatedAt: over?.updatedAt })
      // At the top: the question about the jobs has its buttons at the bottom.
      messages.success(over ? common.changed : common.saved, { placement: 'top' })
      onSaved(stored)
    } catch (error) {
      refused(error)
    } finally {
      isSending.current = false
    }
  }
  const submit = (): void => {
    const wrong = find()
    if (wrong.size > 0) refuse(wrong)
    else void send(base)
  }
  const keepMine = async (stored: Requisite): Promise<void> => {
    setBase(stored)
    setConflict(undefined)
    await send(stored)
  }
  const takeTheirs = (stored: Requisite): void => {
    setBase(stored)
    setConflict(undefined)
    setStart(formOf(stored))
    setForm(formOf(stored))
  }
  const isChanged = !isSameJson(draftOf(form), draftOf(start))
  return { form, update: setForm, errors, conflict, isChanged, isPending, submit, keepMine, takeTheirs }
}

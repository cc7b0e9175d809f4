import type { Requisite, RequisiteDraft } from '@vagu/core/requisites/schema'
import { type RefObject, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { knownChemicals } from '../../../entities/materials/known-chemicals.ts'
import { useSettings } from '../../../entities/use-settings.ts'
import { isSameJson } from '../../../lib/same-json.ts'
import { type Conflict, useRecordSave } from '../../../records/use-record-save.ts'
import { focusFirst } from '../../../ui/focus-input.ts'
import { useMessages } from '../../../ui/Messages.tsx'
import { words as common } from '../../../ui/text.ts'
import { requisiteKind } from '../requisite-kind.ts'
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
  const { element } = work
  const messages = useMessages()
  const [form, setForm] = useState(work.start)
  const [start, setStart] = useState(work.start)
  const saving = useRecordSave({
    kind: requisiteKind,
    id: work.start.material.key,
    base: work.base,
    text: words,
    showErrors: ({ fields }) => {
      showAndFocus(errorsByInput(fields))
      return true
    },
    onSaved: work.onSaved,
    // At the top: the question about the jobs has its buttons at the bottom.
    saidAt: { placement: 'top' },
  })
  const { errors, find, show } = useErrors(form, { requisites: work.requisites, base: saving.base })
  const showAndFocus = (wrong: FormErrors): void => {
    show(wrong)
    focusFirst(element.current, wrong.keys())
  }
  const submit = (): void => {
    const wrong = find()
    if (wrong.size === 0) return void saving.save(draftOf(form))
    messages.error(common.checkInput)
    showAndFocus(wrong)
  }
  const takeTheirs = (conflict: Conflict<Requisite, RequisiteDraft>): void => {
    saving.takeTheirs(conflict)
    const stored = formOf(conflict.stored)
    setStart(stored)
    setForm(stored)
  }
  const isChanged = !isSameJson(draftOf(form), draftOf(start))
  return { ...saving, form, update: setForm, errors, isChanged, submit, takeTheirs }
}

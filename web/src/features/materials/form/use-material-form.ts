import type { Material, MaterialDraft } from '@vagu/core/materials/schema'
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'
import { knownChemicals } from '../../../entities/materials/known-chemicals.ts'
import { useSettings } from '../../../entities/use-settings.ts'
import { isSameJson } from '../../../lib/same-json.ts'
import { type Conflict, useRecordSave } from '../../../records/use-record-save.ts'
import { useMessages } from '../../../ui/Messages.tsx'
import { useShownErrors, useSteppedValue } from '../../../ui/stepped-form.tsx'
import { uiText } from '../../../ui/text.ts'
import { requisiteKind } from '../material-kind.ts'
import { formText } from './text.ts'
import { errorsByInput, findErrors, type FormErrors } from './find-errors.ts'
import { draftOf, formOf, type MaterialDialogForm } from './material-dialog-form.ts'

interface Work {
  readonly start: MaterialDialogForm
  /** The version that the form began from; none for a new material. */
  readonly base: Material | undefined
  readonly requisites: readonly Material[]
  readonly element: RefObject<HTMLFormElement | null>
  readonly onSaved: (stored: Material) => void
}

const isSameDraft = (one: MaterialDialogForm, other: MaterialDialogForm): boolean =>
  isSameJson(draftOf(one), draftOf(other))

/** Errors of a form: of a stored material only those that the change makes worse. */
function useErrorsOf({ requisites, base }: Pick<Work, 'requisites' | 'base'>) {
  const areas = useSettings().data?.customAreas
  return useCallback(
    (form: MaterialDialogForm): FormErrors =>
      findErrors(form, {
        chemicals: knownChemicals(requisites, [form.material]),
        areaIds: areas && new Set(areas.map(({ id }) => id)),
        base,
      }),
    [requisites, areas, base],
  )
}

/** A material's form: what is typed, how it is saved, and what happens when somebody else was faster. */
export function useMaterialForm(work: Work) {
  const { start, requisites, element } = work
  const messages = useMessages()
  const {
    value: form,
    step,
    begin,
    settle,
    isChanged,
  } = useSteppedValue({
    base: start,
    isSame: isSameDraft,
  })
  const sent = useRef(form)
  const latest = useRef(form)
  useLayoutEffect(() => {
    latest.current = form
  }, [form])
  const saving = useRecordSave({
    kind: requisiteKind,
    id: start.material.key,
    base: work.base,
    text: formText,
    showErrors: ({ fields }) => {
      show(errorsByInput(fields), form)
      return true
    },
    isTypedSince: () => !isSameDraft(latest.current, sent.current),
    onTypedSince: (stored) => settle(sent.current, formOf(stored)),
    onSaved: work.onSaved,
    // At the top: the question about the jobs has its buttons at the bottom.
    toldAt: () => ({ placement: 'top' }),
  })
  const errorsOf = useErrorsOf({ requisites, base: saving.base })
  const { errors, show } = useShownErrors({ value: form, errorsOf, element })
  const submit = (): void => {
    const wrong = errorsOf(form)
    if (wrong.size === 0) {
      sent.current = form
      return void saving.save(draftOf(form))
    }
    messages.error(uiText.checkInput)
    show(wrong, form)
  }
  const takeTheirs = (conflict: Conflict<Material, MaterialDraft>): void => {
    saving.takeTheirs(conflict)
    begin(formOf(conflict.stored))
  }
  return { ...saving, form, update: step, errors, isChanged, submit, takeTheirs }
}

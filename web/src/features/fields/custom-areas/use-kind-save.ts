import { CustomArea, CustomAreaChange, CustomAreaDraft } from '@vagu/core/custom-areas/schema'
import { check } from '@vagu/core/validation'
import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { CallError } from '../../../lib/call-error.ts'
import { newId } from '../../../lib/new-id.ts'
import { focusFirst } from '../../../ui/focus-input.ts'
import { useMessages } from '../../../ui/Messages.tsx'
import { uiText } from '../../../ui/text.ts'
import { useAddKind, useChangeKind } from './api.ts'
import type { KindForm } from './kind-form.ts'
import { customAreasText } from './text.ts'

interface Work {
  /** The stored kind; undefined for a new one. */
  readonly kind: CustomArea | undefined
  /** The year whose areas are found. */
  readonly year: number
  readonly form: RefObject<HTMLFormElement | null>
  readonly onSaved: () => void
}
/** A change that was made from an older version, and the newer one. */
export interface Conflict {
  readonly mine: KindForm
  readonly recalculates: boolean
  readonly stored: CustomArea
}

/** The newer version that a refusal brought along. */
function storedIn(error: unknown): CustomArea | undefined {
  if (!(error instanceof CallError) || error.code !== 'conflict') return undefined
  return CustomArea.safeParse(error.stored).data
}

type Errors = ReadonlyMap<string, string>
type Wrong = readonly { readonly path: string; readonly message: string }[]
const byPath = (errors: Wrong): Errors => new Map(errors.map(({ path, message }) => [path, message]))

/** Errors, each at its input; the first of them gets the focus. */
function useWrong(element: Work['form']) {
  const [errors, setErrors] = useState<Errors>(new Map())
  const show = (found: Wrong): void => {
    const wrong = byPath(found)
    flushSync(() => setErrors(wrong))
    focusFirst(element.current, wrong.keys())
  }
  return { errors, show }
}

/** Adds a kind or changes one; what is wrong is said at its input. */
export function useKindSave({ kind, year, form: element, onSaved }: Work) {
  const messages = useMessages()
  const add = useAddKind()
  const change = useChangeKind()
  // Made once, so that a repeated request makes no second kind.
  const [_id] = useState(newId)
  const [conflict, setConflict] = useState<Conflict>()
  const { errors, show } = useWrong(element)
  const refused = (error: unknown, say: () => void): void => {
    if (error instanceof CallError && error.fields.length > 0) show(error.fields)
    say()
  }
  const done = (sentence: string): void => {
    messages.success(sentence)
    onSaved()
  }
  const wrong = (found: Wrong): void => {
    messages.error(uiText.checkInput)
    show(found)
  }
  const addKind = (form: KindForm): void => {
    const checked = check(CustomAreaDraft, { _id, ...form, year })
    if (!checked.ok) return wrong(checked.errors)
    add.mutate(checked.value, {
      onSuccess: () => done(customAreasText.added),
      onError: (error) => refused(error, () => messages.failed(error, customAreasText.addFailed)),
    })
  }
  const changeKind = (of: CustomArea, form: KindForm, recalculates: boolean): void => {
    const ofYear = { year: recalculates ? year : of.year, updatedAt: of.updatedAt }
    const checked = check(CustomAreaChange, { ...form, ...ofYear })
    if (!checked.ok) return wrong(checked.errors)
    const all = { id: of.id, change: checked.value, recalculates }
    change.mutate(all, {
      onSuccess: () => done(recalculates ? customAreasText.recalculated : customAreasText.changed),
      onError: (error) => {
        const stored = storedIn(error)
        if (stored) setConflict({ mine: form, recalculates, stored })
        else refused(error, () => messages.notSaved(error, 'saveFailed'))
      },
    })
  }
  return {
    errors,
    isSaving: add.isPending || change.isPending,
    conflict,
    /** Writes the farmer's version over the newer one. */
    keepMine: ({ mine, recalculates, stored }: Conflict): void => {
      setConflict(undefined)
      changeKind(stored, mine, recalculates)
    },
    save: (form: KindForm, recalculates: boolean): void => {
      if (add.isPending || change.isPending) return
      if (kind === undefined) addKind(form)
      else changeKind(kind, form, recalculates)
    },
  }
}

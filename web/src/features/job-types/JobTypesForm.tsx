import type { JobCategory } from '@vagu/core/settings/schema'
import { type FormEvent, useRef, useState } from 'react'
import { newId } from '../../lib/new-id.ts'
import { useMessages } from '../../ui/Messages.tsx'
import { uiText } from '../../ui/text.ts'
import { UnsavedGuard } from '../../ui/UnsavedGuard.tsx'
import { AddEntry } from './AddEntry.tsx'
import { CategoryItem } from './CategoryItem.tsx'
import { nameOfEntry } from './changes.ts'
import {
  type EntryRef,
  hasEntry,
  movedEntry,
  withDeletedBack,
  withEntryBack,
  withNewCategory,
  withoutEntry,
} from './edit-job-types.ts'
import { JobTypesContext, type JobTypesState } from './form-context.ts'
import styles from './JobTypes.module.css'
import { RejectedChanges } from './RejectedChanges.tsx'
import { SaveBar } from './SaveBar.tsx'
import { jobTypesPageText } from './text.ts'
import { TypesConflict } from './TypesConflict.tsx'
import { useEditedTypes } from './use-edited-types.ts'
import { useRowDrag } from './use-row-drag.ts'

/** Takes an entry out of the list, with a way back. */
function useRemove(types: JobTypesState['types'], change: JobTypesState['change']) {
  const messages = useMessages()
  return (entry: EntryRef, name: string): void => {
    change((now) => withoutEntry(now, entry))
    messages.success(jobTypesPageText.deleted(name), {
      action: { label: uiText.undo, onClick: () => change((now) => withEntryBack(types, now, entry)) },
    })
  }
}

/** Form of all job types of the farm, edited and saved together. */
export function JobTypesForm({ stored }: { readonly stored: readonly JobCategory[] }) {
  const form = useRef<HTMLFormElement>(null)
  const edited = useEditedTypes(stored, form)
  const { base, types, changed, errors, ofServer, change, discard, save, isSaving } = edited
  const [status, setStatus] = useState('')
  const remove = useRemove(types, change)
  const drag = useRowDrag((from, to) => {
    const category = types[from]
    if (category) change((now) => movedEntry(now, { category: category.key }, to))
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    save()
  }
  const state: JobTypesState = {
    types,
    change,
    errors,
    isChanged: (entry) => changed.has(nameOfEntry(entry)),
    isNew: (entry) => !hasEntry(base, entry),
    remove,
    say: setStatus,
  }
  return (
    <JobTypesContext value={state}>
      <UnsavedGuard isChanged={changed.size > 0} />
      {edited.versions && <TypesConflict {...edited.versions} />}
      <form ref={form} className={styles.form} onSubmit={submit} noValidate>
        <ol className={styles.categories} aria-label={jobTypesPageText.list}>
          {types.map((category, at) => (
            <CategoryItem
              key={category.key}
              category={category}
              path={`jobCategories.${at}`}
              at={at}
              count={types.length}
              drag={drag}
            />
          ))}
        </ol>
        <AddEntry
          label={jobTypesPageText.newCategory}
          action={jobTypesPageText.addCategory}
          onAdd={(name) => change((now) => withNewCategory(now, name, { category: newId(), job: newId() }))}
        />
        <p className="visually-hidden" role="status">
          {status}
        </p>
        <div className={styles.bottom}>
          <RejectedChanges
            errors={ofServer ?? []}
            onRestore={() => change((now) => withDeletedBack(base, now))}
          />
          <SaveBar changes={changed.size} isSaving={isSaving} onDiscard={discard} />
        </div>
      </form>
    </JobTypesContext>
  )
}

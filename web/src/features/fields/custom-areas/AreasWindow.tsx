import type { CustomArea } from '@vagu/core/custom-areas/schema'
import type { Field } from '@vagu/core/fields/schema'
import { Button } from '@mantine/core'
import { IconDimensions, IconMap2 } from '@tabler/icons-react'
import { useCallback, useRef, useState } from 'react'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { VaguModal } from '../../../ui/Modal.tsx'
import { FieldMapViewer } from '../FieldMapViewer.tsx'
import { useRemoveWithUndo } from '../../../records/use-remove-with-undo.ts'
import { areaKindOf, useAreaKind } from './area-kind.ts'
import { AreasBar } from './AreasBar.tsx'
import { AreasFoot } from './AreasFoot.tsx'
import { AreasTable } from './AreasTable.tsx'
import styles from './CustomAreas.module.css'
import { DeletedKinds } from './DeletedKinds.tsx'
import { KindDialog } from './KindDialog.tsx'
import { customAreasText } from './text.ts'
import { Tutorial } from './Tutorial.tsx'
import { useAreaEdits } from './use-area-edits.ts'
import { useClosing } from './use-closing.ts'

export interface AreasWindowProps {
  readonly fields: readonly Field[]
  readonly kinds: readonly CustomArea[]
  /** The crop year that is shown first. */
  readonly year: number
  readonly onClose: () => void
}
const WIDTH = 1240

function NoFields({ onClose }: Pick<AreasWindowProps, 'onClose'>) {
  const action = <Button onClick={onClose}>{customAreasText.toFields}</Button>
  return (
    <EmptyState icon={<IconMap2 size={32} />} title={customAreasText.noFields} action={action}>
      {customAreasText.noFieldsText}
    </EmptyState>
  )
}

/** Deletes a kind, with the way back; what was typed for it goes too. */
function useRemoveKind(forget: (kindId: string) => void) {
  const addButton = useRef<HTMLButtonElement>(null)
  const onRemoved = useCallback(
    (kindId: string): void => {
      forget(kindId)
      // The button that deleted it goes with its column.
      addButton.current?.focus()
    },
    [forget],
  )
  return { addButton, removeKind: useRemoveWithUndo(useAreaKind(onRemoved), customAreasText) }
}

/** The kinds of area over the fields page: what each of them makes of every field. */
export function AreasWindow({ fields, kinds, year: firstYear, onClose }: AreasWindowProps) {
  const [year, setYear] = useState(firstYear)
  const [viewed, setViewed] = useState<Field>()
  const [opened, setOpened] = useState<{ readonly kind: CustomArea | undefined }>()
  const [isDeletedOpen, setIsDeletedOpen] = useState(false)
  const [isWatching, setIsWatching] = useState(false)
  const edits = useAreaEdits(fields)
  const { addButton, removeKind } = useRemoveKind(edits.forget)
  const isChanged = edits.edits.size > 0
  const { close, discard, saveAndClose } = useClosing(edits, onClose)
  // An Escape in a window over this one is meant for that alone.
  const isCovered = viewed !== undefined || opened !== undefined || isDeletedOpen || isWatching
  const edit = (kind: CustomArea | undefined): void => setOpened({ kind })
  const hasFields = fields.some(({ active }) => active)
  return (
    <VaguModal
      isOpen
      onClose={() => !isCovered && close()}
      title={customAreasText.title}
      width={WIDTH}
      isChanged={isChanged}
      hasOwnQuestion
    >
      {hasFields ? (
        <AreasTable
          {...{ fields, kinds, year, edits }}
          onShow={setViewed}
          onEdit={edit}
          onDelete={(kind) => removeKind(areaKindOf(kind))}
        >
          <p className={styles.explanation}>{customAreasText.explanation}</p>
          <AreasBar
            ref={addButton}
            fields={fields}
            kinds={kinds}
            year={year}
            onYear={setYear}
            onAdd={() => edit(undefined)}
            onShowDeleted={() => setIsDeletedOpen(true)}
            onWatch={() => setIsWatching(true)}
          />
          {kinds.length === 0 && (
            <EmptyState icon={<IconDimensions size={32} />} title={customAreasText.noKinds}>
              {customAreasText.noKindsText}
            </EmptyState>
          )}
        </AreasTable>
      ) : (
        <NoFields onClose={onClose} />
      )}
      <AreasFoot
        isChanged={isChanged}
        isSaving={edits.saving.size > 0}
        onClose={close}
        onDiscard={discard}
        onSave={saveAndClose}
      />
      {opened && <KindDialog kind={opened.kind} year={year} onClose={() => setOpened(undefined)} />}
      {isDeletedOpen && <DeletedKinds onClose={() => setIsDeletedOpen(false)} />}
      {isWatching && <Tutorial onClose={() => setIsWatching(false)} />}
      {viewed && <FieldMapViewer field={viewed} year={year} onClose={() => setViewed(undefined)} />}
    </VaguModal>
  )
}

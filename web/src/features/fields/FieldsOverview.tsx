import type { Field } from '@vagu/core/fields/schema'
import { type ReactNode, useMemo, useState } from 'react'
import { pathTo } from '../../navigation/paths.ts'
import { ListBar, useListSearch } from '../../records/ListBar.tsx'
import { usePendingIds } from '../../records/use-record-change.ts'
import { useRemoveWithUndo } from '../../records/use-remove-with-undo.ts'
import { Card } from '../../ui/Card.tsx'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { useIsPrinting } from '../../ui/use-is-printing.ts'
import { useHasJobs, useToggleField } from './api.ts'
import { useDivision } from './division/use-division.tsx'
import type { ColumnContext } from './field-columns.tsx'
import { fieldKindOf } from './field-kind.ts'
import { FieldList } from './FieldList.tsx'
import type { FieldViewerProps } from './FieldMapViewer.tsx'
import { FieldHistory } from './history/FieldHistory.tsx'
import { fieldRemoval } from './field-removal.tsx'
import { FieldTotals } from './FieldTotals.tsx'
import { LandShares } from './totals/LandShares.tsx'
import { FieldsWorkspace } from './map/FieldsWorkspace.tsx'
import type { FieldsViewChoice } from './map/use-fields-view.ts'
import { fieldsPageText } from './text.ts'

const FieldMapViewer = lazyComponent<FieldViewerProps>(
  async () => (await import('./FieldMapViewer.tsx')).FieldMapViewer,
)

interface Props {
  readonly fields: readonly Field[]
  readonly year: number
  readonly choice: FieldsViewChoice
  readonly isPhone: boolean
  readonly onEdit: (field: Field) => void
  /** Below the fields. */
  readonly foot: ReactNode
}

/** Actions on a field of the list, and the windows that they open. */
function useFieldActions({ year, onEdit }: Pick<Props, 'year' | 'onEdit'>) {
  const [viewed, setViewed] = useState<Field>()
  const [remembered, setRemembered] = useState<Field>()
  const closeViewed = (): void => setViewed(undefined)
  const messages = useMessages()
  const kind = useMemo(() => fieldKindOf(year), [year])
  const { mutate: toggle } = useToggleField(kind)
  const division = useDivision(year)
  const context: ColumnContext = {
    year,
    divisionOf: division.actionsOf,
    pathOf: ({ _id }) => pathTo('field', { year, id: _id }),
    pendingIds: usePendingIds(kind),
    hasJobs: useHasJobs(year),
    onEdit,
    onShowOnMap: setViewed,
    onToggle: ({ _id: id }) =>
      toggle({ id }, { onError: (error) => messages.notSaved(error, 'changeFailed') }),
    onHistory: setRemembered,
    onRemove: useRemoveWithUndo(kind, fieldRemoval),
  }
  const windows = (
    <>
      {remembered && (
        <FieldHistory kind={kind} record={remembered} onClose={() => setRemembered(undefined)} />
      )}
      {division.window}
      {viewed && (
        <FieldMapViewer onFailed={closeViewed} props={{ field: viewed, year, onClose: closeViewed }} />
      )}
    </>
  )
  return { context, windows }
}

/** The fields as a table, for those who compare numbers, and for paper. */
function FieldsTable({
  fields,
  context,
}: {
  readonly fields: readonly Field[]
  readonly context: ColumnContext
}) {
  const { typed, setTyped, query, showAll } = useListSearch()
  return (
    <>
      <FieldTotals fields={fields} year={context.year}>
        <LandShares fields={fields} year={context.year} />
      </FieldTotals>
      <ListBar
        label={fieldsPageText.search}
        placeholder={fieldsPageText.searchPlaceholder}
        value={typed}
        onChange={setTyped}
      />
      <Card>
        <FieldList fields={fields} query={query} onShowAll={showAll} context={context} />
      </Card>
    </>
  )
}

/** The fields on their map with a list, or in a table. */
export function FieldsOverview({ fields, year, choice, isPhone, onEdit, foot }: Props) {
  const { context, windows } = useFieldActions({ year, onEdit })
  const isPrinting = useIsPrinting()
  const isTable = isPrinting || choice.view === 'table'
  return (
    <>
      {choice.view === undefined && <DelayedSkeleton lines={8} />}
      {choice.view !== undefined && isTable && (
        <>
          <FieldsTable fields={fields} context={context} />
          {foot}
        </>
      )}
      {choice.view === 'map' && !isPrinting && (
        <FieldsWorkspace {...{ fields, context, choice, foot, isPhone }} />
      )}
      {windows}
    </>
  )
}

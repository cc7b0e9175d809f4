import type { Field } from '@vagu/core/fields/schema'
import { SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { pathTo } from '../../navigation/paths.ts'
import { AllFieldsMap } from '../../entities/fields/AllFieldsMap.tsx'
import { ListBar, useListSearch } from '../../records/ListBar.tsx'
import { usePendingIds } from '../../records/use-record-change.ts'
import { useRemoveWithUndo } from '../../records/use-remove-with-undo.ts'
import { Card } from '../../ui/Card.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { useHasJobs, useToggleField } from './api.ts'
import { useDivision } from './division/use-division.tsx'
import type { ColumnContext } from './field-columns.tsx'
import { isFound } from './field-filter.ts'
import { fieldKindOf } from './field-kind.ts'
import { FieldList } from './FieldList.tsx'
import { FieldMapViewer } from './FieldMapViewer.tsx'
import styles from './FieldsPage.module.css'
import { FieldHistory } from './history/FieldHistory.tsx'
import { fieldRemoval } from './field-removal.tsx'
import { FieldTotals } from './FieldTotals.tsx'
import { fieldsPageText } from './text.ts'

interface Props {
  readonly fields: readonly Field[]
  readonly year: number
  readonly onEdit: (field: Field) => void
}

/** The list and the map of the fields; one beside the other where there is room, else one of them. */
export function FieldsOverview({ fields, year, onEdit }: Props) {
  const isWide = useMediaQuery('(min-width: 1280px)') ?? true
  const [view, setView] = useState('list')
  const { typed, setTyped, query, showAll } = useListSearch()
  const [viewed, setViewed] = useState<Field>()
  const [remembered, setRemembered] = useState<Field>()
  const navigate = useNavigate()
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
  const shownIds = useMemo(
    () => fields.filter((field) => field.active && isFound(field, query, year)).map(({ _id }) => _id),
    [fields, query, year],
  )
  return (
    <>
      <FieldTotals fields={fields} year={year} />
      <div className={styles.columns} data-wide={isWide || undefined}>
        <div className={styles.side}>
          <ListBar
            label={fieldsPageText.search}
            placeholder={fieldsPageText.searchPlaceholder}
            value={typed}
            onChange={setTyped}
          >
            {!isWide && (
              <SegmentedControl
                aria-label={fieldsPageText.view}
                value={view}
                onChange={setView}
                data={[
                  { value: 'list', label: fieldsPageText.list },
                  { value: 'map', label: fieldsPageText.map },
                ]}
              />
            )}
          </ListBar>
          {(isWide || view === 'list') && (
            <Card>
              <FieldList fields={fields} query={query} onShowAll={showAll} context={context} />
            </Card>
          )}
        </div>
        {(isWide || view === 'map') && (
          <div className={styles.map}>
            <AllFieldsMap
              year={year}
              fieldIds={shownIds}
              onToggle={(id) => void navigate({ to: pathTo('field', { year, id }) })}
            />
          </div>
        )}
      </div>
      {remembered && (
        <FieldHistory kind={kind} record={remembered} onClose={() => setRemembered(undefined)} />
      )}
      {division.window}
      {viewed && <FieldMapViewer field={viewed} year={year} onClose={() => setViewed(undefined)} />}
    </>
  )
}

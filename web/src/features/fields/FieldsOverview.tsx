import type { Field } from '@vagu/core/fields/schema'
import { SegmentedControl, TextInput } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useDeferredValue, useMemo, useState } from 'react'
import { pathTo } from '../../navigation/paths.ts'
import { AllFieldsMap } from '../../entities/fields/AllFieldsMap.tsx'
import { Card } from '../../ui/Card.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useHasJobs, usePendingIds } from './api.ts'
import type { ColumnContext } from './field-columns.tsx'
import { isFound } from './field-filter.ts'
import { FieldList } from './FieldList.tsx'
import { FieldMapViewer } from './FieldMapViewer.tsx'
import styles from './FieldsPage.module.css'
import { FieldTotals } from './FieldTotals.tsx'
import type { FieldHistoryProps } from './history/FieldHistory.tsx'
import { words } from './text.ts'
import { useFieldActions } from './use-field-actions.ts'

const FieldHistory = lazyPart<FieldHistoryProps>(
  async () => (await import('./history/FieldHistory.tsx')).FieldHistory,
)

interface Props {
  readonly fields: readonly Field[]
  readonly year: number
  readonly onEdit: (field: Field) => void
}

/** The list and the map of the fields; one beside the other where there is room, else one of them. */
export function FieldsOverview({ fields, year, onEdit }: Props) {
  const isWide = useMediaQuery('(min-width: 1280px)') ?? true
  const [view, setView] = useState('list')
  const [typed, setTyped] = useState('')
  const query = useDeferredValue(typed)
  const [viewed, setViewed] = useState<Field>()
  const [remembered, setRemembered] = useState<Field>()
  const navigate = useNavigate()
  const pendingIds = usePendingIds()
  const hasJobs = useHasJobs(year)
  const { toggle, remove } = useFieldActions(year)
  const context: ColumnContext = {
    year,
    pathOf: ({ _id }) => pathTo('field', { year, id: _id }),
    pendingIds,
    hasJobs,
    actions: { edit: onEdit, showOnMap: setViewed, showHistory: setRemembered, toggle, remove },
  }
  const shownIds = useMemo(
    () => fields.filter((field) => field.active && isFound(field, query, year)).map(({ _id }) => _id),
    [fields, query, year],
  )
  return (
    <>
      <FieldTotals fields={fields} year={year} />
      <div className={styles['columns']} data-wide={isWide || undefined}>
        <div className={styles['side']}>
          <div className={styles['bar']}>
            <TextInput
              type="search"
              aria-label={words.search}
              placeholder={words.searchPlaceholder}
              leftSection={<IconSearch size={18} aria-hidden />}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
              className={styles['search'] ?? ''}
            />
            {!isWide && (
              <SegmentedControl
                aria-label={words.view}
                value={view}
                onChange={setView}
                data={[
                  { value: 'list', label: words.list },
                  { value: 'map', label: words.map },
                ]}
              />
            )}
          </div>
          {(isWide || view === 'list') && (
            <Card>
              <FieldList fields={fields} query={query} onShowAll={() => setTyped('')} context={context} />
            </Card>
          )}
        </div>
        {(isWide || view === 'map') && (
          <div className={styles['map']}>
            <AllFieldsMap
              year={year}
              fieldIds={shownIds}
              onToggle={(id) => void navigate({ to: pathTo('field', { year, id }) })}
            />
          </div>
        )}
      </div>
      {remembered && (
        <FieldHistory
          props={{ field: remembered, year, onClose: () => setRemembered(undefined) }}
          onFailed={() => setRemembered(undefined)}
        />
      )}
      {viewed && <FieldMapViewer field={viewed} year={year} onClose={() => setViewed(undefined)} />}
    </>
  )
}

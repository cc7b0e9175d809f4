import type { Field } from '@vagu/core/fields/schema'
import { useMediaQuery } from '@mantine/hooks'
import { type CSSProperties, type ReactNode, type RefObject, useCallback, useRef, useState } from 'react'
import { emptyForm } from '../../../entities/job-form/model/job-form.ts'
import type { JobDialogProps } from '../../../entities/job-form/JobDialog.tsx'
import { today } from '../../../lib/today.ts'
import { ListBar, useListSearch } from '../../../records/ListBar.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import type { ColumnContext } from '../field-columns.tsx'
import { FieldTotals } from '../FieldTotals.tsx'
import { fieldsPageText } from '../text.ts'
import { FarmMap } from './FarmMap.tsx'
import { FieldCard } from './FieldCard.tsx'
import { FieldItems } from './FieldItems.tsx'
import styles from './FieldsMap.module.css'
import { Legend } from './Legend.tsx'
import { LOW_PX, OVER_MAP_PX, PullSheet, type SheetHeight } from './PullSheet.tsx'
import { fieldsMapText } from './text.ts'
import type { FieldsViewChoice } from './use-fields-view.ts'
import { useTop } from './use-top.ts'
import { useWorkspace } from './use-workspace.ts'

const JobDialog = lazyComponent<JobDialogProps>(
  async () => (await import('../../../entities/job-form/JobDialog.tsx')).JobDialog,
)

/** A new job of today on one field. */
const JobOnField = ({ fieldId, onClose }: { readonly fieldId: string; readonly onClose: () => void }) => {
  const [start] = useState(() => emptyForm(today(), [fieldId]))
  return (
    <JobDialog
      props={{ title: fieldsMapText.addJobTitle, start, isFieldLocked: true, onClose }}
      onFailed={onClose}
    />
  )
}

export interface WorkspaceProps {
  readonly fields: readonly Field[]
  readonly context: ColumnContext
  readonly choice: FieldsViewChoice
  /** Below the list. */
  readonly foot: ReactNode
  readonly isPhone: boolean
}

interface CardProps extends Pick<WorkspaceProps, 'context'> {
  readonly ref: RefObject<HTMLElement | null>
  readonly work: ReturnType<typeof useWorkspace>
  readonly onAddJob: (fieldId: string) => void
}

function SelectedCard({ ref, work: { selected, deselect }, context, onAddJob }: CardProps) {
  if (!selected) return null
  return (
    <FieldCard
      ref={ref}
      row={selected}
      year={context.year}
      path={context.pathOf(selected.field)}
      onAddJob={() => onAddJob(selected.id)}
      onEdit={() => context.onEdit(selected.field)}
      onClose={deselect}
    />
  )
}

/** How the lowered sheet lies over the map, for the style sheet. */
const HEIGHTS = { '--sheet-low': `${LOW_PX}px`, '--over-map': `${OVER_MAP_PX}px` } as CSSProperties

interface ListProps extends Pick<WorkspaceProps, 'fields' | 'context' | 'foot'> {
  readonly work: ReturnType<typeof useWorkspace>
  readonly onSelect: (id: string) => void
  readonly query: string
  readonly onShowAll: () => void
  /** Absent where it stands elsewhere. */
  readonly legend?: ReactNode
}

/** List beside the map, or in the sheet over it. */
const SideList = ({ work, fields, context, foot, legend, ...list }: ListProps) => (
  <>
    <FieldTotals fields={fields} year={context.year} />
    {legend}
    <FieldItems
      {...work.marks}
      {...list}
      rows={work.listed}
      inactive={work.chosen.size > 0 ? [] : work.inactive}
      all={fields}
      context={context}
    />
    {foot}
  </>
)

/** The farm on its map with the list beside it; on a phone the list is a sheet over the map. */
export function FieldsWorkspace({ fields, context, choice, foot, isPhone }: WorkspaceProps) {
  const { year } = context
  const isWide = useMediaQuery('(min-width: 1200px)', true, { getInitialValueInEffect: false })
  const { typed, setTyped, query, showAll } = useListSearch()
  const work = useWorkspace({ fields, year, query, choice })
  const { marks, coloured, chosen } = work
  const [height, setHeight] = useState<SheetHeight>('low')
  const [jobOn, setJobOn] = useState<string>()
  const frame = useRef<HTMLDivElement>(null)
  useTop(frame)
  const card = useRef<HTMLElement>(null)
  const { onSelect } = marks
  const select = useCallback(
    (id: string): void => {
      onSelect(id)
      setHeight('low')
    },
    [onSelect],
  )
  const search = (
    <ListBar
      label={fieldsPageText.search}
      placeholder={fieldsPageText.searchPlaceholder}
      value={typed}
      onChange={(text) => {
        setTyped(text)
        if (height === 'low') setHeight('half')
      }}
    />
  )
  const legend = (
    <Legend
      mode={choice.mode}
      onMode={work.setMode}
      groups={coloured.groups}
      chosen={chosen}
      onChoose={work.choose}
      isStrip={isPhone}
    />
  )
  const clear = (): void => {
    showAll()
    work.clearGroups()
  }
  const list = (
    <SideList
      {...{ work, fields, context, foot, query }}
      onSelect={select}
      onShowAll={clear}
      legend={isPhone ? undefined : legend}
    />
  )
  return (
    <div
      ref={frame}
      className={styles.workspace}
      data-layout={isPhone ? 'phone' : isWide ? 'wide' : 'tablet'}
      data-sheet-room
      style={HEIGHTS}
    >
      {!isPhone && (
        <section className={styles.side} aria-label={fieldsMapText.list}>
          {search}
          {list}
        </section>
      )}
      <div className={styles.map}>
        <FarmMap
          {...marks}
          onSelect={select}
          rows={work.onMap}
          year={year}
          mode={choice.mode}
          coloured={coloured}
          chosen={chosen}
          isScreen={isPhone}
          coveredPx={isPhone ? OVER_MAP_PX : 0}
          card={card}
        />
        <SelectedCard ref={card} work={work} context={context} onAddJob={setJobOn} />
      </div>
      {isPhone && (
        <PullSheet
          height={height}
          onHeight={setHeight}
          head={
            <>
              {search}
              {legend}
            </>
          }
        >
          {list}
        </PullSheet>
      )}
      {jobOn !== undefined && <JobOnField key={jobOn} fieldId={jobOn} onClose={() => setJobOn(undefined)} />}
    </div>
  )
}

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

type Work = ReturnType<typeof useWorkspace>

interface CardProps extends Pick<WorkspaceProps, 'context'> {
  readonly ref: RefObject<HTMLElement | null>
  readonly work: Work
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
  readonly work: Work
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

interface OfMapProps extends Pick<WorkspaceProps, 'choice' | 'isPhone'> {
  readonly work: Work
}

const MapLegend = ({ work, choice, isPhone }: OfMapProps) => (
  <Legend
    mode={choice.mode}
    onMode={work.setMode}
    groups={work.coloured.groups}
    chosen={work.chosen}
    onChoose={work.choose}
    isStrip={isPhone}
  />
)

interface MapProps extends OfMapProps, Pick<CardProps, 'context' | 'onAddJob'> {
  readonly onSelect: (id: string) => void
}

/** The map, with the card of the field that is selected over it. */
function MapWithCard({ work, context, choice, isPhone, onSelect, onAddJob }: MapProps) {
  const card = useRef<HTMLElement>(null)
  return (
    <div className={styles.map}>
      <FarmMap
        {...work.marks}
        onSelect={onSelect}
        rows={work.onMap}
        year={context.year}
        mode={choice.mode}
        coloured={work.coloured}
        chosen={work.chosen}
        isScreen={isPhone}
        coveredPx={isPhone ? OVER_MAP_PX : 0}
        card={card}
      />
      <SelectedCard ref={card} work={work} context={context} onAddJob={onAddJob} />
    </div>
  )
}

/** The sheet over the map of a phone: what is selected is looked at above it, what is searched for in it. */
function useSheet(onSelect: (id: string) => void) {
  const [height, setHeight] = useState<SheetHeight>('low')
  const select = useCallback(
    (id: string): void => {
      onSelect(id)
      setHeight('low')
    },
    [onSelect],
  )
  const raise = (): void => {
    if (height === 'low') setHeight('half')
  }
  return { height, setHeight, select, raise }
}

/** The farm on its map with the list beside it; on a phone the list is a sheet over the map. */
export function FieldsWorkspace({ fields, context, choice, foot, isPhone }: WorkspaceProps) {
  const { year } = context
  const isWide = useMediaQuery('(min-width: 1200px)', true, { getInitialValueInEffect: false })
  const { typed, setTyped, query, showAll } = useListSearch()
  const work = useWorkspace({ fields, year, query, choice })
  const { height, setHeight, select, raise } = useSheet(work.marks.onSelect)
  const [jobOn, setJobOn] = useState<string>()
  const frame = useRef<HTMLDivElement>(null)
  useTop(frame)
  const search = (
    <ListBar
      label={fieldsPageText.search}
      placeholder={fieldsPageText.searchPlaceholder}
      value={typed}
      onChange={(text) => {
        setTyped(text)
        raise()
      }}
    />
  )
  const legend = <MapLegend {...{ work, choice, isPhone }} />
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
      <MapWithCard {...{ work, context, choice, isPhone }} onSelect={select} onAddJob={setJobOn} />
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

import { hasLabel } from '@vagu/core/requisites/cleared'
import type { Requisite, RequisiteType } from '@vagu/core/requisites/schema'
import { IconAlertTriangle } from '@tabler/icons-react'
import { nutrientSummary } from '../../entities/materials/details-state.ts'
import { materialOf } from '../../entities/materials/material-form.ts'
import { EMPTY, formatDay, formatNumber, formatQuantity } from '../../lib/format.ts'
import { menuColumn, nameColumn, type RowActions, Wide } from '../../records/record-columns.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import { actionName, cropName, fertilizerKindName, kindOfFertilizer, variantName } from './facets.ts'
import type { RecentUse } from './recent-use.ts'
import styles from './Requisites.module.css'
import { words } from './text.ts'
import { unitText } from './unit-text.ts'

export interface ColumnContext extends RowActions<Requisite> {
  readonly year: number
  /** Titles of the warnings about a material. */
  readonly problemsOf: (requisite: Requisite) => readonly string[]
  /** Undefined while it is not known how materials were used. */
  readonly lastUseOf: ((requisite: Requisite) => RecentUse | undefined) | undefined
}
type RequisiteColumn = Column<Requisite>

const nameOf = ({ name }: Requisite): string => name

const Problems = ({ titles }: { readonly titles: readonly string[] }) =>
  titles.length > 0 && (
    <span className={styles.problem}>
      <IconAlertTriangle size={16} aria-hidden />
      {titles.join(', ')}
    </span>
  )

const textColumn = (
  id: string,
  header: string,
  textOf: (requisite: Requisite) => string,
): RequisiteColumn => ({
  id,
  header,
  sortBy: textOf,
  cell: (requisite) => <Wide>{textOf(requisite) || EMPTY}</Wide>,
})

const certificateText = ({ seedCertificate, batchNo }: Requisite): string =>
  [seedCertificate, batchNo].filter(Boolean).join(' ')

/** What a chemical works on; of one without a label, what it is. */
const actionText = (requisite: Requisite): string =>
  hasLabel(requisite)
    ? actionName(requisite.subtype ?? '') || variantName(requisite.subtypeVariant ?? '')
    : variantName(requisite.subtypeVariant ?? '')

const daysText = (days: number | null): string => (days === null ? EMPTY : words.days(formatNumber(days)))

const DELAYS: RequisiteColumn = {
  id: 'delays',
  header: words.columns.delays,
  sortBy: ({ harvestDelayDays, workDelayDays }) => harvestDelayDays ?? workDelayDays,
  cell: ({ workDelayDays, harvestDelayDays }) => (
    <Wide>
      {workDelayDays === null && harvestDelayDays === null
        ? EMPTY
        : words.delays(daysText(workDelayDays), daysText(harvestDelayDays))}
    </Wide>
  ),
}
const USAGE: RequisiteColumn = {
  id: 'usage',
  header: words.columns.usage,
  isNumeric: true,
  sortBy: ({ usageTimes }) => usageTimes,
  cell: ({ usageTimes }) => formatNumber(usageTimes),
}
const OWN: Readonly<Record<RequisiteType, readonly RequisiteColumn[]>> = {
  seed: [
    textColumn('crop', words.columns.crop, ({ subtype }) => cropName(subtype ?? '')),
    textColumn('certificate', words.columns.certificate, certificateText),
    textColumn('coating', words.columns.coating, ({ coating }) => coating?.name ?? ''),
  ],
  fertilizer: [
    textColumn('kind', words.columns.kind, (requisite) => fertilizerKindName(kindOfFertilizer(requisite))),
    {
      id: 'nutrients',
      header: words.columns.nutrients,
      sortBy: ({ nutrient }) => nutrient?.N ?? nutrient?.CaO,
      cell: (requisite) => nutrientSummary(materialOf(requisite, requisite._id)) || EMPTY,
    },
  ],
  chemical: [textColumn('action', words.columns.action, actionText), DELAYS, USAGE],
  material: [textColumn('note', words.columns.note, ({ note }) => note ?? '')],
}

const normColumn: RequisiteColumn = {
  id: 'norm',
  header: words.columns.norm,
  isNumeric: true,
  sortBy: ({ amount }) => amount,
  cell: ({ amount, unit }) => formatQuantity(amount, unitText(unit), 3),
}

const usesColumn = ({ year, lastUseOf }: ColumnContext): RequisiteColumn => ({
  id: 'uses',
  header: words.columns.uses(year),
  sortBy: (requisite) => lastUseOf?.(requisite)?.lastDay,
  cell: (requisite) => {
    if (!lastUseOf) return EMPTY
    const use = lastUseOf(requisite)
    return use ? (
      <Wide>{words.usedIn(use.jobCount, formatDay(use.lastDay))}</Wide>
    ) : (
      <span className={styles.quiet}>{words.notUsed}</span>
    )
  },
})

/** The columns of a page: what tells its materials apart, how much is usual, and how they were used. */
export const requisiteColumns = (type: RequisiteType, context: ColumnContext): RequisiteColumn[] => [
  nameColumn({
    header: words.columns.name,
    nameOf,
    onOpen: context.onEdit,
    below: (requisite) => <Problems titles={context.problemsOf(requisite)} />,
  }),
  ...OWN[type],
  normColumn,
  usesColumn(context),
  menuColumn({ header: words.columns.menu, nameOf, ...context }),
]

import { hasLabel } from '@vagu/core/requisites/cleared'
import type { Requisite, RequisiteType } from '@vagu/core/requisites/schema'
import { IconAlertTriangle, IconDots, IconEdit, IconHistory, IconTrash } from '@tabler/icons-react'
import { words as history } from '../../entities/history/text.ts'
import { nutrientSummary } from '../../entities/materials/details-state.ts'
import { materialOf } from '../../entities/materials/material-form.ts'
import { EMPTY, formatDay, formatNumber, formatQuantity } from '../../lib/format.ts'
import { ActionMenu } from '../../ui/ActionMenu.tsx'
import type { ReactNode } from 'react'
import type { Column } from '../../ui/data-table-columns.ts'
import { actionName, cropName, fertilizerKindName, kindOfFertilizer, variantName } from './facets.ts'
import type { RecentUse } from './recent-use.ts'
import styles from './Requisites.module.css'
import { words } from './text.ts'
import { unitText } from './unit-text.ts'

export interface ColumnContext {
  readonly year: number
  readonly onEdit: (requisite: Requisite) => void
  readonly onHistory: (requisite: Requisite) => void
  readonly onDelete: (requisite: Requisite) => void
  /** Titles of the warnings about a material. */
  readonly problemsOf: (requisite: Requisite) => readonly string[]
  /** Undefined while it is not known how materials were used. */
  readonly lastUseOf: ((requisite: Requisite) => RecentUse | undefined) | undefined
}
type RequisiteColumn = Column<Requisite>

function Name({ requisite, context }: { readonly requisite: Requisite; readonly context: ColumnContext }) {
  const problems = context.problemsOf(requisite)
  return (
    <span className={styles['name']}>
      <button type="button" className={styles['open']} onClick={() => context.onEdit(requisite)}>
        {requisite.name}
      </button>
      {problems.length > 0 && (
        <span className={styles['problem']}>
          <IconAlertTriangle size={16} aria-hidden />
          {problems.join(', ')}
        </span>
      )}
    </span>
  )
}

/** On a phone it has a line of its own. */
const Wide = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['wide']}>{children}</div>
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
      <span className={styles['quiet']}>{words.notUsed}</span>
    )
  },
})

const menuColumn = ({ onEdit, onHistory, onDelete }: ColumnContext): RequisiteColumn => ({
  id: 'menu',
  header: words.columns.menu,
  isActions: true,
  width: 56,
  cell: (requisite) => (
    <ActionMenu
      label={words.menuOf(requisite.name)}
      icon={<IconDots size={20} aria-hidden />}
      actions={[
        {
          label: words.edit,
          icon: <IconEdit size={18} aria-hidden />,
          onClick: () => onEdit(requisite),
        },
        {
          label: history.open,
          icon: <IconHistory size={18} aria-hidden />,
          onClick: () => onHistory(requisite),
        },
        {
          label: words.delete,
          icon: <IconTrash size={18} aria-hidden />,
          isDangerous: true,
          onClick: () => onDelete(requisite),
        },
      ]}
    />
  ),
})

/** The columns of a page: what tells its materials apart, how much is usual, and how they were used. */
export const requisiteColumns = (type: RequisiteType, context: ColumnContext): RequisiteColumn[] => [
  {
    id: 'name',
    header: words.columns.name,
    isTitle: true,
    sortBy: ({ name }) => name,
    cell: (requisite) => <Name requisite={requisite} context={context} />,
  },
  ...OWN[type],
  normColumn,
  usesColumn(context),
  menuColumn(context),
]

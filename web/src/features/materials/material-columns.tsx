import { hasLabel } from '@vagu/core/materials/cleared'
import type { Material, MaterialType } from '@vagu/core/materials/schema'
import { IconAlertTriangle } from '@tabler/icons-react'
import { nutrientSummary } from '../../entities/materials/details-state.ts'
import { materialOf } from '../../entities/materials/material-form.ts'
import { EMPTY, formatDay, formatNumber, formatQuantity, unitText } from '../../lib/format.ts'
import { menuColumn, nameColumn, type RowActions, Wide } from '../../records/record-columns.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import { actionName, cropName, fertilizerKindName, kindOfFertilizer, variantName } from './facets.ts'
import type { RecentUse } from './recent-use.ts'
import styles from './Materials.module.css'
import { materialsPageText } from './text.ts'

export interface ColumnContext extends RowActions<Material> {
  readonly year: number
  /** Titles of the warnings about a material. */
  readonly problemsOf: (requisite: Material) => readonly string[]
  /** Undefined while it is not known how materials were used. */
  readonly lastUseOf: ((requisite: Material) => RecentUse | undefined) | undefined
}
type MaterialColumn = Column<Material>

const nameOf = ({ name }: Material): string => name

const Problems = ({ titles }: { readonly titles: readonly string[] }) =>
  titles.length > 0 && (
    <span className={styles.problem}>
      <IconAlertTriangle size={16} aria-hidden />
      {titles.join(', ')}
    </span>
  )

const textColumn = (id: string, header: string, textOf: (requisite: Material) => string): MaterialColumn => ({
  id,
  header,
  sortBy: textOf,
  cell: (requisite) => <Wide>{textOf(requisite) || EMPTY}</Wide>,
})

const certificateText = ({ seedCertificate, batchNo }: Material): string =>
  [seedCertificate, batchNo].filter(Boolean).join(' ')

/** Target of a chemical; of one without a label, its kind. */
const actionText = (requisite: Material): string =>
  hasLabel(requisite)
    ? actionName(requisite.subtype ?? '') || variantName(requisite.subtypeVariant ?? '')
    : variantName(requisite.subtypeVariant ?? '')

const textOfDays = (text: (days: string) => string, days: number | null): readonly string[] =>
  days === null ? [] : [text(formatNumber(days))]

const DELAYS: MaterialColumn = {
  id: 'delays',
  header: materialsPageText.columns.delays,
  sortBy: ({ harvestDelayDays, workDelayDays }) => harvestDelayDays ?? workDelayDays,
  cell: ({ workDelayDays, harvestDelayDays }) => (
    <Wide>
      {[
        ...textOfDays(materialsPageText.workDelay, workDelayDays),
        ...textOfDays(materialsPageText.harvestDelay, harvestDelayDays),
      ].join(', ') || EMPTY}
    </Wide>
  ),
}
const USAGE: MaterialColumn = {
  id: 'usage',
  header: materialsPageText.columns.usage,
  isNumeric: true,
  sortBy: ({ usageTimes }) => usageTimes,
  cell: ({ usageTimes }) => formatNumber(usageTimes),
}
const OWN: Readonly<Record<MaterialType, readonly MaterialColumn[]>> = {
  seed: [
    textColumn('crop', materialsPageText.columns.crop, ({ subtype }) => cropName(subtype ?? '')),
    textColumn('certificate', materialsPageText.columns.certificate, certificateText),
    textColumn('coating', materialsPageText.columns.coating, ({ coating }) => coating?.name ?? ''),
  ],
  fertilizer: [
    textColumn('kind', materialsPageText.columns.kind, (requisite) =>
      fertilizerKindName(kindOfFertilizer(requisite)),
    ),
    {
      id: 'nutrients',
      header: materialsPageText.columns.nutrients,
      sortBy: ({ nutrient }) => nutrient?.N ?? nutrient?.CaO,
      cell: (requisite) => nutrientSummary(materialOf(requisite, requisite._id)) || EMPTY,
    },
  ],
  chemical: [textColumn('action', materialsPageText.columns.action, actionText), DELAYS, USAGE],
  material: [textColumn('note', materialsPageText.columns.note, ({ note }) => note ?? '')],
}

const normColumn: MaterialColumn = {
  id: 'norm',
  header: materialsPageText.columns.norm,
  isNumeric: true,
  sortBy: ({ amount }) => amount,
  cell: ({ amount, unit }) => formatQuantity(amount, unitText(unit), 3),
}

const usesColumn = ({ year, lastUseOf }: ColumnContext): MaterialColumn => ({
  id: 'uses',
  header: materialsPageText.columns.uses(year),
  isSecondary: true,
  sortBy: (requisite) => lastUseOf?.(requisite)?.lastDay,
  cell: (requisite) => {
    // as high as what comes there
    if (!lastUseOf) return <Wide>{EMPTY}</Wide>
    const use = lastUseOf(requisite)
    return use ? (
      <Wide>{materialsPageText.usedIn(use.jobCount, formatDay(use.lastDay))}</Wide>
    ) : (
      <span className={styles.quiet}>{materialsPageText.notUsed}</span>
    )
  },
})

/** The columns of a page: what tells its materials apart, how much is usual, and how they were used. */
export const materialColumns = (type: MaterialType, context: ColumnContext): MaterialColumn[] => [
  nameColumn({
    header: materialsPageText.columns.name,
    nameOf,
    onOpen: context.onEdit,
    below: (requisite) => <Problems titles={context.problemsOf(requisite)} />,
  }),
  ...OWN[type],
  normColumn,
  usesColumn(context),
  menuColumn({ header: materialsPageText.columns.menu, nameOf, ...context }),
]

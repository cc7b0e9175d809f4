import { areaOfYear, mainCropOf, nameOfYear } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { IconEye, IconEyeOff, IconMap, IconTractor } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { FieldCrop } from '../../entities/crops/FieldCrop.tsx'
import { cropStyle } from '../../entities/crops/crop-style.ts'
import { EMPTY, formatQuantity } from '../../lib/format.ts'
import { menuColumn, PendingMark, type RowActions, Wide } from '../../records/record-columns.tsx'
import type { Action } from '../../ui/ActionMenu.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import styles from './FieldsPage.module.css'
import { fieldsPageText } from './text.ts'

export interface ColumnContext extends RowActions<Field> {
  readonly year: number
  readonly pathOf: (field: Field) => string
  readonly pendingIds: ReadonlySet<string>
  /** Whether something was done on the field in the crop year. */
  readonly hasJobs: (field: Field) => boolean
  readonly onShowOnMap: (field: Field) => void
  readonly onToggle: (field: Field) => void
  /** Actions that make other fields of it. */
  readonly divisionOf: (field: Field) => Action[]
}

function FieldName({ field, context }: { readonly field: Field; readonly context: ColumnContext }) {
  return (
    <span className={styles.name}>
      <Link to={context.pathOf(field)} className={styles.link}>
        {nameOfYear(field, context.year)}
      </Link>
      {context.pendingIds.has(field._id) && <PendingMark />}
    </span>
  )
}

function JobsMark({ hasJobs }: { readonly hasJobs: boolean }) {
  if (!hasJobs) return <span className={styles.quiet}>{fieldsPageText.hasNoJobs}</span>
  return (
    <span className={styles.jobs}>
      <IconTractor size={18} stroke={1.75} aria-hidden />
      {fieldsPageText.hasJobs}
    </span>
  )
}

const moreActions = (field: Field, { onShowOnMap, onToggle, divisionOf }: ColumnContext): Action[] => [
  ...divisionOf(field).map((action) => ({ ...action, needs: 'write' as const })),
  {
    label: fieldsPageText.showOnMap,
    icon: <IconMap size={18} aria-hidden />,
    onClick: () => onShowOnMap(field),
  },
  {
    label: field.active ? fieldsPageText.deactivate : fieldsPageText.activate,
    icon: field.active ? <IconEyeOff size={18} aria-hidden /> : <IconEye size={18} aria-hidden />,
    onClick: () => onToggle(field),
    needs: 'write',
  },
]

/** The menu of a field, in the table and in the list. */
export const fieldMenu = (context: ColumnContext): Column<Field> =>
  menuColumn({
    ...context,
    nameOf: (field) => nameOfYear(field, context.year),
    more: (field) => moreActions(field, context),
  })

/** Notes of the crop year, for paper. */
export const notesColumn = (year: number): Column<Field> => ({
  id: 'notes',
  header: fieldsPageText.columns.notes,
  cell: (field) => notesOfYear(field, year) || EMPTY,
})
export const notesOfYear = ({ yearInfo }: Pick<Field, 'yearInfo'>, year: number): string =>
  yearInfo.find((info) => info.year === year)?.notes ?? ''

/** The columns of the list of fields in a crop year. */
export const fieldColumns = (context: ColumnContext): Column<Field>[] => [
  {
    id: 'name',
    header: fieldsPageText.columns.name,
    isTitle: true,
    sortBy: (field) => nameOfYear(field, context.year),
    cell: (field) => <FieldName field={field} context={context} />,
  },
  {
    id: 'crop',
    header: fieldsPageText.columns.crop,
    sortBy: (field) => {
      const crop = mainCropOf(field, context.year)
      return crop && cropStyle(crop).title
    },
    cell: (field) => (
      <Wide>
        <FieldCrop field={field} year={context.year} />
      </Wide>
    ),
  },
  {
    id: 'area',
    header: fieldsPageText.columns.area,
    isNumeric: true,
    sortBy: (field) => areaOfYear(field, context.year),
    cell: (field) => formatQuantity(areaOfYear(field, context.year), 'ha'),
  },
  {
    id: 'code',
    header: fieldsPageText.columns.code,
    sortBy: (field) => field.code || undefined,
    cell: (field) => (
      <span className={styles.number} data-long={field.code !== '' || undefined}>
        {field.code || EMPTY}
      </span>
    ),
  },
  {
    id: 'priaCode',
    header: fieldsPageText.columns.priaCode,
    sortBy: (field) => field.priaCode || undefined,
    cell: (field) => <span className={styles.number}>{field.priaCode || EMPTY}</span>,
  },
  {
    id: 'jobs',
    header: fieldsPageText.columns.jobs,
    sortBy: (field) => !context.hasJobs(field),
    cell: (field) => <JobsMark hasJobs={context.hasJobs(field)} />,
  },
  fieldMenu(context),
]

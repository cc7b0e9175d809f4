/** The columns of the plan: field, crop with its goal, soil, each element, and what is to be spread. */
import { ELEMENTS, type NutrientElement } from '@vagu/core/nutrients/schema'
import type { Column } from '../../ui/data-table-columns.ts'
import { NameButton } from '../../records/NameButton.tsx'
import { RowBox } from '../../ui/table/RowBox.tsx'
import type { Choosing } from '../../ui/table/use-selection.ts'
import { formatQuantity } from '../../lib/format.ts'
import { ApplicationChips } from './ApplicationChips.tsx'
import { CropCell } from './CropCell.tsx'
import { ElementCell, SulphurCell } from './ElementCell.tsx'
import type { PlanRow } from './plan-rows.ts'
import { RowVerdict } from './RowVerdict.tsx'
import type { Judged } from './use-judged.ts'
import layout from '../../ui/layout.module.css'
import styles from './Plan.module.css'
import { planText } from './text.ts'

export interface ColumnWork {
  readonly year: number
  readonly choosing: Choosing
  readonly judged: Judged
  readonly onOpen: (row: PlanRow) => void
  /** Absent for who may not plan. */
  readonly onTakeMean: ((row: PlanRow) => void) | undefined
}

const elementColumn = (element: NutrientElement, year: number): Column<PlanRow> => ({
  id: element,
  header: `${planText.elements[element]} ${element}`,
  sortBy: ({ reckoned }) => reckoned.elements[element].left,
  cell: (row) => (
    <div className={styles.wide}>
      <ElementCell row={row} element={element} year={year} />
    </div>
  ),
})

const chooseColumn = ({ choosing }: ColumnWork): Column<PlanRow> => ({
  id: 'choose',
  header: planText.columns.choose,
  cell: ({ fieldId, name }) => (
    <div className={styles.choose}>
      <RowBox
        id={fieldId}
        label={planText.chooseField(name)}
        isChosen={choosing.ids.has(fieldId)}
        onToggle={choosing.onToggle}
      />
    </div>
  ),
})

export function planColumns(work: ColumnWork): Column<PlanRow>[] {
  const { year, judged, onOpen, onTakeMean } = work
  return [
    ...(onTakeMean ? [chooseColumn(work)] : []),
    {
      id: 'name',
      header: planText.columns.field,
      isTitle: true,
      sortBy: ({ name }) => name,
      cell: (row) => (
        <span className={styles.stack}>
          <NameButton label={planText.openField(row.name)} onOpen={() => onOpen(row)}>
            {row.name}
          </NameButton>
          <span className={layout.quiet}>{formatQuantity(row.facts.area, 'ha')}</span>
          <RowVerdict verdict={judged.fields?.get(row.fieldId)} />
        </span>
      ),
    },
    {
      id: 'crop',
      header: planText.columns.cropAndSoil,
      sortBy: ({ facts }) => facts.crop,
      cell: (row) => (
        <div className={styles.wide}>
          <CropCell row={row} year={year} onTakeMean={onTakeMean} />
        </div>
      ),
    },
    ...ELEMENTS.map((element) => elementColumn(element, year)),
    {
      id: 'S',
      header: `${planText.elements.S} S`,
      isSecondary: true,
      cell: (row) => (
        <div className={styles.wide}>
          <SulphurCell row={row} />
        </div>
      ),
    },
    {
      id: 'applications',
      header: planText.columns.applications,
      isSecondary: true,
      sortBy: ({ plan }) => plan.fertilizations.length,
      cell: ({ reckoned }) => (
        <div className={styles.wide}>
          <ApplicationChips applications={reckoned.applications} />
        </div>
      ),
    },
  ]
}

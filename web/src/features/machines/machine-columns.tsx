import { testEndOf, testStateOf } from '@vagu/core/machines/rules'
import type { Machine } from '@vagu/core/machines/schema'
import { machineKind } from '../../entities/machines/machine-kind.ts'
import { machinesText } from '../../entities/machines/text.ts'
import { EMPTY, formatDay } from '../../lib/format.ts'
import { menuColumn, nameColumn, notesColumn, type RowActions, Wide } from '../../records/record-columns.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import { TestMark } from './TestMark.tsx'
import { machinesPageText } from './text.ts'

const { nameOf } = machineKind
const { columns } = machinesPageText

/** The columns of the list of machines; tests are sorted by their last day. */
export const machineColumns = (today: string, actions: RowActions<Machine>): Column<Machine>[] => [
  nameColumn({
    header: columns.name,
    nameOf,
    labelOf: ({ name }) => machinesPageText.editOf(name),
    onOpen: actions.onEdit,
  }),
  {
    id: 'kind',
    header: columns.kind,
    sortBy: ({ kind }) => machinesText.kinds[kind],
    cell: ({ kind }) => machinesText.kinds[kind],
  },
  {
    id: 'test',
    header: columns.test,
    sortBy: (row) => (testStateOf(row, today) === 'none' ? undefined : (testEndOf(row) ?? '0')),
    cell: (row) => (
      <Wide>
        <TestMark machine={row} today={today} />
      </Wide>
    ),
  },
  { id: 'number', header: columns.number, cell: ({ number }) => number || EMPTY },
  {
    id: 'bought',
    header: columns.bought,
    isSecondary: true,
    sortBy: ({ boughtOn }) => boughtOn ?? undefined,
    cell: ({ boughtOn }) => formatDay(boughtOn),
  },
  notesColumn(columns.notes),
  menuColumn({ nameOf, ...actions }),
]

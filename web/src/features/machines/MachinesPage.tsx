import { Button } from '@mantine/core'
import { IconPlus, IconTractor } from '@tabler/icons-react'
import type { Machine } from '@vagu/core/machines/schema'
import { useMemo, useState } from 'react'
import { machineKind } from '../../entities/machines/machine-kind.ts'
import { MachineDialog } from '../../entities/machines/MachineDialog.tsx'
import { machinesText } from '../../entities/machines/text.ts'
import { useMachines } from '../../entities/machines/use-machines.ts'
import { today } from '../../lib/today.ts'
import { DeletedButton } from '../../records/history/DeletedButton.tsx'
import { RecordHistory } from '../../records/history/RecordHistory.tsx'
import { ListState } from '../../records/ListState.tsx'
import type { RowActions } from '../../records/record-columns.tsx'
import { RecordList } from '../../records/RecordList.tsx'
import { useOpenedRecord } from '../../records/use-opened-record.ts'
import { useRemoveWithUndo } from '../../records/use-remove-with-undo.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IfMay } from '../../ui/may.tsx'
import { Page } from '../../ui/Page.tsx'
import { machineColumns } from './machine-columns.tsx'
import { isFound } from './machine-filter.ts'
import { machinesPageText } from './text.ts'

const AddButton = ({ onClick }: { readonly onClick: () => void }) => (
  <IfMay to="write">
    <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={onClick}>
      {machinesText.add}
    </Button>
  </IfMay>
)

const Empty = ({ onAdd }: { readonly onAdd: () => void }) => (
  <EmptyState
    icon={<IconTractor size={32} />}
    title={machinesPageText.emptyTitle}
    action={<AddButton onClick={onAdd} />}
  >
    {machinesPageText.emptyText}
  </EmptyState>
)

/** The machines of the farm, with a search. */
function MachineList({
  machines,
  onEdit,
  onHistory,
  onRemove,
}: RowActions<Machine> & { readonly machines: readonly Machine[] }) {
  const day = today()
  const columns = useMemo(
    () => machineColumns(day, { onEdit, onHistory, onRemove }),
    [day, onEdit, onHistory, onRemove],
  )
  return (
    <RecordList
      records={machines}
      columns={columns}
      isFound={isFound}
      text={machinesPageText}
      onOpen={onEdit}
    />
  )
}

/** `/masinad`: what the farm works with, and how it stands with the tests of sprayers. */
export function MachinesPage() {
  const machines = useMachines()
  const { data } = machines
  const { opened, openedKey, add, edit, close, ...atHash } = useOpenedRecord(data)
  const [remembered, setRemembered] = useState<Machine>()
  const remove = useRemoveWithUndo(machineKind, machinesPageText)
  return (
    <Page actions={data && data.length > 0 && <AddButton onClick={add} />}>
      <ListState query={machines} lines={5} missing={{ ...atHash, text: machinesPageText.missing }} />
      {data?.length === 0 && <Empty onAdd={add} />}
      {data && data.length > 0 && (
        <MachineList machines={data} onEdit={edit} onHistory={setRemembered} onRemove={remove} />
      )}
      {data && (
        <DeletedButton
          kind={machineKind}
          title={machinesPageText.deletedOnes}
          text={machinesPageText.deletedOnesText}
        />
      )}
      {remembered && (
        <RecordHistory kind={machineKind} record={remembered} onClose={() => setRemembered(undefined)} />
      )}
      {opened && <MachineDialog key={openedKey} machine={opened.record} onClose={close} onSaved={close} />}
    </Page>
  )
}

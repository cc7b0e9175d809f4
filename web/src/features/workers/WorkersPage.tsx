import type { Worker } from '@vagu/core/workers/schema'
import { Button } from '@mantine/core'
import { IconPlus, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { workersText } from '../../entities/workers/text.ts'
import { useWorkers } from '../../entities/workers/use-workers.ts'
import { workerKind } from '../../entities/workers/worker-kind.ts'
import { WorkerDialog } from '../../entities/workers/WorkerDialog.tsx'
import { DeletedButton } from '../../records/history/DeletedButton.tsx'
import { RecordHistory } from '../../records/history/RecordHistory.tsx'
import { ListState } from '../../records/ListState.tsx'
import { useOpenedRecord } from '../../records/use-opened-record.ts'
import { useRemoveWithUndo } from '../../records/use-remove-with-undo.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Page } from '../../ui/Page.tsx'
import { workersPageText } from './text.ts'
import { IfMay } from '../../ui/may.tsx'
import { WorkerList } from './WorkerList.tsx'

const AddButton = ({ onClick }: { readonly onClick: () => void }) => (
  <IfMay to="write">
    <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={onClick}>
      {workersText.add}
    </Button>
  </IfMay>
)

const Empty = ({ onAdd }: { readonly onAdd: () => void }) => (
  <EmptyState
    icon={<IconUsers size={32} />}
    title={workersPageText.emptyTitle}
    action={<AddButton onClick={onAdd} />}
  >
    {workersPageText.emptyText}
  </EmptyState>
)

/** `/tootajad`: who works on the farm, and how it stands with the certificates. */
export function WorkersPage() {
  const workers = useWorkers()
  const { data } = workers
  const { opened, openedKey, add, edit, close, ...atHash } = useOpenedRecord(data)
  const [remembered, setRemembered] = useState<Worker>()
  const remove = useRemoveWithUndo(workerKind, workersPageText)
  return (
    <Page actions={data && data.length > 0 && <AddButton onClick={add} />}>
      <ListState query={workers} lines={5} missing={{ ...atHash, text: workersPageText.missing }} />
      {data?.length === 0 && <Empty onAdd={add} />}
      {data && data.length > 0 && (
        <WorkerList workers={data} onEdit={edit} onHistory={setRemembered} onRemove={remove} />
      )}
      {data && (
        <DeletedButton
          kind={workerKind}
          title={workersPageText.deletedOnes}
          text={workersPageText.deletedOnesText}
        />
      )}
      {remembered && (
        <RecordHistory kind={workerKind} record={remembered} onClose={() => setRemembered(undefined)} />
      )}
      {opened && <WorkerDialog key={openedKey} worker={opened.record} onClose={close} onSaved={close} />}
    </Page>
  )
}

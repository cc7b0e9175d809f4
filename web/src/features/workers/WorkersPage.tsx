import type { Worker } from '@vagu/core/workers/schema'
import { Alert, Button } from '@mantine/core'
import { IconPlus, IconUsers } from '@tabler/icons-react'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { OpenDeleted } from '../../entities/history/OpenDeleted.tsx'
import { words as worker } from '../../entities/workers/text.ts'
import { useWorkers } from '../../entities/workers/use-workers.ts'
import { WorkerDialog, type WorkerDialogProps } from '../../entities/workers/WorkerDialog.tsx'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Page } from '../../ui/Page.tsx'
import type { DeletedWorkersProps } from './history/DeletedWorkers.tsx'
import { words as history } from './history/text.ts'
import type { WorkerHistoryProps } from './history/WorkerHistory.tsx'
import { words } from './text.ts'
import { useRemoveWorker } from './use-remove-worker.ts'
import { WorkerList } from './WorkerList.tsx'

const WorkerHistory = lazyPart<WorkerHistoryProps>(
  async () => (await import('./history/WorkerHistory.tsx')).WorkerHistory,
)
const DeletedWorkers = lazyPart<DeletedWorkersProps>(
  async () => (await import('./history/DeletedWorkers.tsx')).DeletedWorkers,
)

/** The worker behind the # of the address, as a link from a warning has it; closing takes it out of the address. */
function useAskedWorker(workers: readonly Worker[] | undefined) {
  const id = useLocation({ select: ({ hash }) => hash })
  const navigate = useNavigate()
  const asked = workers?.find(({ _id }) => _id === id)
  const close = (): void => {
    if (id !== '') void navigate({ to: '.', hash: '', replace: true })
  }
  return { asked, isMissing: id !== '' && workers !== undefined && !asked, close }
}

const AddButton = ({ onClick }: { readonly onClick: () => void }) => (
  <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={onClick}>
    {worker.add}
  </Button>
)

const Empty = ({ onAdd }: { readonly onAdd: () => void }) => (
  <EmptyState icon={<IconUsers size={32} />} title={words.emptyTitle} action={<AddButton onClick={onAdd} />}>
    {words.emptyText}
  </EmptyState>
)

/** `/tootajad`: who works on the farm, and how it stands with the certificates. */
export function WorkersPage() {
  const { data, isPending, isError, isFetching, refetch } = useWorkers()
  const [opened, setOpened] = useState<WorkerDialogProps['start']>()
  const [remembered, setRemembered] = useState<Worker>()
  const { asked, isMissing, close: forget } = useAskedWorker(data)
  const remove = useRemoveWorker()
  const add = (): void => setOpened({ name: '', needsCertificate: false })
  const close = (): void => {
    setOpened(undefined)
    forget()
  }
  const shown = opened ?? asked
  return (
    <Page actions={data && data.length > 0 && <AddButton onClick={add} />}>
      {isPending && <DelayedSkeleton lines={5} />}
      {isError && <LoadFailed onReload={() => void refetch()} isLoading={isFetching} />}
      {isMissing && (
        <Alert color="yellow" variant="light" withCloseButton onClose={forget}>
          {words.missing}
        </Alert>
      )}
      {data?.length === 0 && <Empty onAdd={add} />}
      {data && data.length > 0 && (
        <WorkerList workers={data} onEdit={setOpened} onHistory={setRemembered} onRemove={remove} />
      )}
      {data && (
        <OpenDeleted label={history.deleted}>
          {(leave) => <DeletedWorkers props={{ onClose: leave }} onFailed={leave} />}
        </OpenDeleted>
      )}
      {remembered && (
        <WorkerHistory
          props={{ worker: remembered, onClose: () => setRemembered(undefined) }}
          onFailed={() => setRemembered(undefined)}
        />
      )}
      {shown && (
        <WorkerDialog
          key={'_id' in shown ? shown._id : 'new'}
          start={shown}
          onClose={close}
          onSaved={close}
        />
      )}
    </Page>
  )
}

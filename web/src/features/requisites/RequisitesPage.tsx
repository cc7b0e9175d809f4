import type { Requisite, RequisiteType } from '@vagu/core/requisites/schema'
import { Alert, Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { OpenDeleted } from '../../entities/history/OpenDeleted.tsx'
import { useRequisites } from '../../entities/materials/use-requisites.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Page } from '../../ui/Page.tsx'
import { words as common } from '../../ui/text.ts'
import type { RequisiteDialogProps } from './form/RequisiteDialog.tsx'
import type { DeletedRequisitesProps } from './history/DeletedRequisites.tsx'
import type { RequisiteHistoryProps } from './history/RequisiteHistory.tsx'
import { words as history } from './history/text.ts'
import type { LinkedJobsProps } from './linked/LinkedJobs.tsx'
import { RequisiteList } from './RequisiteList.tsx'
import { RequisitesEmpty } from './RequisitesEmpty.tsx'
import { RegisterNews } from './register/RegisterNews.tsx'
import styles from './Requisites.module.css'
import { words } from './text.ts'
import { UnsavedLine } from './unsaved/UnsavedLine.tsx'
import { useColumnContext } from './use-column-context.ts'

const RequisiteDialog = lazyPart<RequisiteDialogProps>(
  async () => (await import('./form/RequisiteDialog.tsx')).RequisiteDialog,
)

const LinkedJobs = lazyPart<LinkedJobsProps>(async () => (await import('./linked/LinkedJobs.tsx')).LinkedJobs)

const RequisiteHistory = lazyPart<RequisiteHistoryProps>(
  async () => (await import('./history/RequisiteHistory.tsx')).RequisiteHistory,
)
const DeletedRequisites = lazyPart<DeletedRequisitesProps>(
  async () => (await import('./history/DeletedRequisites.tsx')).DeletedRequisites,
)

/** What is open over the page: a new material, or one of the list. */
interface Opened {
  readonly requisite: Requisite | undefined
}

/** The material behind the # of the address, as a link from a warning has it. */
function useAsked(requisites: readonly Requisite[] | undefined) {
  const id = useLocation({ select: ({ hash }) => hash })
  const navigate = useNavigate()
  const close = (): void => {
    if (id !== '') void navigate({ to: '.', hash: '', replace: true })
  }
  const asked = requisites?.find(({ _id }) => _id === id)
  return { asked, isMissing: id !== '' && requisites !== undefined && !asked, close }
}

/** One of the four pages of materials. */
export function RequisitesPage({ type }: { readonly type: RequisiteType }) {
  const { data, isPending, isError, isFetching, refetch } = useRequisites()
  const own = useMemo(() => data?.filter((requisite) => requisite.type === type), [data, type])
  const [opened, setOpened] = useState<Opened>()
  const [saved, setSaved] = useState<Pick<LinkedJobsProps, 'requisite' | 'formerName'>>()
  const { asked, isMissing, close } = useAsked(data)
  const edit = useCallback((requisite: Requisite) => setOpened({ requisite }), [])
  const [remembered, setRemembered] = useState<Requisite>()
  const { context, overview } = useColumnContext({ onEdit: edit, onHistory: setRemembered })
  const add = (): void => setOpened({ requisite: undefined })
  const shown = opened ?? (asked && { requisite: asked })
  const hide = (): void => {
    setOpened(undefined)
    close()
  }
  const forget = (): void => setSaved(undefined)
  return (
    <Page
      actions={
        <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={add}>
          {words.add[type]}
        </Button>
      }
    >
      {isPending && <DelayedSkeleton lines={8} />}
      {isError && <LoadFailed onReload={() => void refetch()} isLoading={isFetching} />}
      {isMissing && (
        <Alert color="yellow" variant="light" withCloseButton onClose={close}>
          {words.missing}
        </Alert>
      )}
      {own?.length === 0 && <RequisitesEmpty type={type} onAdd={add} />}
      {data && <UnsavedLine type={type} />}
      {overview.isError && own && own.length > 0 && (
        <p className={styles['line']}>
          {words.usesFailed}
          <Button
            variant="light"
            size="compact-md"
            loading={overview.isFetching}
            onClick={() => void overview.refetch()}
          >
            {common.reload}
          </Button>
        </p>
      )}
      {own && own.length > 0 && <RequisiteList type={type} requisites={own} context={context} />}
      {own && (
        <OpenDeleted label={history.deleted[type]}>
          {(leave) => <DeletedRequisites props={{ type, onClose: leave }} onFailed={leave} />}
        </OpenDeleted>
      )}
      {remembered && (
        <RequisiteHistory
          props={{ requisite: remembered, onClose: () => setRemembered(undefined) }}
          onFailed={() => setRemembered(undefined)}
        />
      )}
      {type === 'chemical' && own && own.length > 0 && <RegisterNews />}
      {shown && data && (
        <RequisiteDialog
          key={shown.requisite?._id ?? 'new'}
          props={{
            type,
            requisite: shown.requisite,
            requisites: data,
            onSaved: (requisite) => {
              hide()
              setSaved({ requisite, formerName: shown.requisite?.name })
            },
            onClose: hide,
          }}
          onFailed={hide}
        />
      )}
      {saved && <LinkedJobs props={{ ...saved, onClose: forget }} onFailed={forget} />}
    </Page>
  )
}

export const SeedsPage = () => <RequisitesPage type="seed" />
export const FertilizersPage = () => <RequisitesPage type="fertilizer" />
export const ChemicalsPage = () => <RequisitesPage type="chemical" />
export const SuppliesPage = () => <RequisitesPage type="material" />

import type { Requisite, RequisiteType } from '@vagu/core/requisites/schema'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useRequisites } from '../../entities/materials/use-requisites.ts'
import { DeletedButton } from '../../records/history/DeletedButton.tsx'
import { RecordHistory } from '../../records/history/RecordHistory.tsx'
import { ListState } from '../../records/ListState.tsx'
import { useOpenedRecord } from '../../records/use-asked-record.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Page } from '../../ui/Page.tsx'
import { words as common } from '../../ui/text.ts'
import type { RequisiteDialogProps } from './form/RequisiteDialog.tsx'
import { words as history } from './history/text.ts'
import type { LinkedJobsProps } from './linked/LinkedJobs.tsx'
import { requisiteKind, requisiteKindOf } from './requisite-kind.ts'
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

/** One of the four pages of materials. */
export function RequisitesPage({ type }: { readonly type: RequisiteType }) {
  const requisites = useRequisites()
  const { data } = requisites
  const own = useMemo(() => data?.filter((requisite) => requisite.type === type), [data, type])
  const { opened, openedKey, add, edit, close, ...asked } = useOpenedRecord<Requisite>(data)
  const [saved, setSaved] = useState<Pick<LinkedJobsProps, 'requisite' | 'formerName'>>()
  const [remembered, setRemembered] = useState<Requisite>()
  const kind = useMemo(() => requisiteKindOf(type), [type])
  const { context, overview } = useColumnContext({ onEdit: edit, onHistory: setRemembered })
  const forget = (): void => setSaved(undefined)
  return (
    <Page
      actions={
        <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={add}>
          {words.add[type]}
        </Button>
      }
    >
      <ListState query={requisites} lines={8} missing={{ ...asked, text: words.missing }} />
      {own?.length === 0 && <RequisitesEmpty type={type} onAdd={add} />}
      {data && <UnsavedLine type={type} />}
      {overview.isError && own && own.length > 0 && (
        <p className={styles.line}>
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
      {own && <DeletedButton kind={kind} title={history.deleted[type]} text={history.deletedText} />}
      {remembered && (
        <RecordHistory kind={requisiteKind} record={remembered} onClose={() => setRemembered(undefined)} />
      )}
      {type === 'chemical' && own && own.length > 0 && <RegisterNews />}
      {opened && data && (
        <RequisiteDialog
          key={openedKey}
          props={{
            type,
            requisite: opened.record,
            requisites: data,
            onSaved: (requisite) => {
              close()
              setSaved({ requisite, formerName: opened.record?.name })
            },
            onClose: close,
          }}
          onFailed={close}
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

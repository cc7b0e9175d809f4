import type { Material, MaterialType } from '@vagu/core/materials/schema'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { useMaterials } from '../../entities/materials/use-materials.ts'
import { DeletedButton } from '../../records/history/DeletedButton.tsx'
import { RecordHistory } from '../../records/history/RecordHistory.tsx'
import { ListState } from '../../records/ListState.tsx'
import { useOpenedRecord } from '../../records/use-opened-record.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Page } from '../../ui/Page.tsx'
import { uiText } from '../../ui/text.ts'
import type { MaterialDialogProps } from './form/MaterialDialog.tsx'
import { materialsHistoryText } from './history/text.ts'
import type { LinkedJobsProps } from './linked/LinkedJobs.tsx'
import { requisiteKind, requisiteKindOf } from './material-kind.ts'
import { MaterialList } from './MaterialList.tsx'
import { MaterialsEmpty } from './MaterialsEmpty.tsx'
import { RegisterNews } from './register/RegisterNews.tsx'
import styles from './Materials.module.css'
import { materialsPageText } from './text.ts'
import { UnsavedLine } from './unsaved/UnsavedLine.tsx'
import { IfMay } from '../../ui/may.tsx'
import { useUnsaved } from './unsaved/use-unsaved.ts'
import { useColumnContext } from './use-column-context.ts'

const MaterialDialog = lazyComponent<MaterialDialogProps>(
  async () => (await import('./form/MaterialDialog.tsx')).MaterialDialog,
)

const LinkedJobs = lazyComponent<LinkedJobsProps>(
  async () => (await import('./linked/LinkedJobs.tsx')).LinkedJobs,
)

/** Uses in jobs that could not be read; the list stands without them. */
const UsesFailed = ({ overview }: Pick<ReturnType<typeof useColumnContext>, 'overview'>) => (
  <p className={styles.line}>
    {materialsPageText.usesFailed}
    <Button
      variant="light"
      size="compact-md"
      loading={overview.isFetching}
      onClick={() => void overview.refetch()}
    >
      {uiText.reload}
    </Button>
  </p>
)

/** One of the four pages of materials. */
export function MaterialsPage({ type }: { readonly type: MaterialType }) {
  const requisites = useMaterials()
  const { data } = requisites
  const own = useMemo(() => data?.filter((requisite) => requisite.type === type), [data, type])
  const { opened, openedKey, add, edit, close, ...atHash } = useOpenedRecord<Material>(data)
  const [saved, setSaved] = useState<Pick<LinkedJobsProps, 'requisite' | 'formerName'>>()
  const [remembered, setRemembered] = useState<Material>()
  const kind = useMemo(() => requisiteKindOf(type), [type])
  const { context, overview } = useColumnContext({ onEdit: edit, onHistory: setRemembered })
  // what jobs carry beside the list is told above it: it would push the list down
  const isUnsavedKnown = !useUnsaved(type).isLoading
  const forget = (): void => setSaved(undefined)
  return (
    <Page
      actions={
        <IfMay to="write">
          <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={add}>
            {materialsPageText.add[type]}
          </Button>
        </IfMay>
      }
    >
      <ListState query={requisites} lines={8} missing={{ ...atHash, text: materialsPageText.missing }} />
      {own?.length === 0 && <MaterialsEmpty type={type} onAdd={add} />}
      {data && (
        <IfMay to="write">
          <UnsavedLine type={type} />
        </IfMay>
      )}
      {overview.isError && own && own.length > 0 && <UsesFailed overview={overview} />}
      {own && !isUnsavedKnown && <DelayedSkeleton lines={8} />}
      {own && isUnsavedKnown && own.length > 0 && (
        <MaterialList type={type} requisites={own} context={context} />
      )}
      {own && isUnsavedKnown && (
        <DeletedButton
          kind={kind}
          title={materialsHistoryText.deleted[type]}
          text={materialsHistoryText.deletedText}
        />
      )}
      {remembered && (
        <RecordHistory kind={requisiteKind} record={remembered} onClose={() => setRemembered(undefined)} />
      )}
      {type === 'chemical' && own && own.length > 0 && <RegisterNews />}
      {opened && data && (
        <MaterialDialog
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

export const SeedsPage = () => <MaterialsPage type="seed" />
export const FertilizersPage = () => <MaterialsPage type="fertilizer" />
export const ChemicalsPage = () => <MaterialsPage type="chemical" />
export const SuppliesPage = () => <MaterialsPage type="material" />

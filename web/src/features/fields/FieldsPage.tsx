import { YearInPath } from '@vagu/core/time/schema'
import type { Field } from '@vagu/core/fields/schema'
import { Alert, Button } from '@mantine/core'
import { IconFileImport, IconPlus, IconStack2 } from '@tabler/icons-react'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { pathTo } from '../../navigation/paths.ts'
import { useRouteKey, useRouteParam } from '../../navigation/use-route.ts'
import type { FieldGroupsDialogProps } from '../../entities/field-groups/FieldGroupsDialog.tsx'
import { words as groups } from '../../entities/field-groups/text.ts'
import { useFields } from '../../entities/fields/use-fields.ts'
import { OpenDeleted } from '../../entities/history/OpenDeleted.tsx'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Page } from '../../ui/Page.tsx'
import { CustomAreasButton, CustomAreasOverPage } from './custom-areas/CustomAreas.tsx'
import { FieldsEmpty } from './FieldsEmpty.tsx'
import { FieldsOverview } from './FieldsOverview.tsx'
import { FieldDialog, type OpenedField } from './form/FieldDialog.tsx'
import type { DeletedFieldsProps } from './history/DeletedFields.tsx'
import { words as history } from './history/text.ts'
import { words } from './text.ts'

const FieldGroupsDialog = lazyPart<FieldGroupsDialogProps>(
  async () => (await import('../../entities/field-groups/FieldGroupsDialog.tsx')).FieldGroupsDialog,
)

const DeletedFields = lazyPart<DeletedFieldsProps>(
  async () => (await import('./history/DeletedFields.tsx')).DeletedFields,
)

/** The field behind the # of the address, as a link from a warning has it; closing takes it out of the address. */
function useAskedField(fields: readonly Field[] | undefined) {
  const isOfFields = useRouteKey() === 'fields'
  const hash = useLocation({ select: (location) => location.hash })
  const navigate = useNavigate()
  const id = isOfFields ? hash : ''
  const asked = fields?.find(({ _id }) => _id === id)
  const close = (): void => {
    if (id !== '') void navigate({ to: '.', hash: '', replace: true })
  }
  return { asked, isMissing: id !== '' && fields !== undefined && !asked, close }
}

/** `/pollud/{year}`: the fields of the farm in a crop year. */
export function FieldsPage() {
  const year = YearInPath.parse(useRouteParam('year'))
  const importPath = pathTo('fieldImport', { year })
  const { data, isPending, isError, isFetching, refetch } = useFields()
  const [opened, setOpened] = useState<OpenedField>()
  const [isGroupsOpen, setIsGroupsOpen] = useState(false)
  const closeGroups = (): void => setIsGroupsOpen(false)
  const { asked, isMissing, close: forget } = useAskedField(data)
  const add = (): void => setOpened({ field: undefined })
  const close = (): void => {
    setOpened(undefined)
    forget()
  }
  const shown = opened ?? (asked && { field: asked })
  return (
    <Page
      actions={
        <>
          <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={add}>
            {words.add}
          </Button>
          <Button
            variant="default"
            component={Link}
            to={importPath}
            leftSection={<IconFileImport size={20} aria-hidden />}
          >
            {words.import}
          </Button>
          {data && <CustomAreasButton fields={data} year={year} />}
          {data && data.length > 1 && (
            <Button
              variant="default"
              leftSection={<IconStack2 size={20} aria-hidden />}
              onClick={() => setIsGroupsOpen(true)}
            >
              {groups.open}
            </Button>
          )}
        </>
      }
    >
      {isPending && <DelayedSkeleton lines={8} />}
      {isError && <LoadFailed onReload={() => void refetch()} isLoading={isFetching} />}
      {isMissing && (
        <Alert color="yellow" variant="light" withCloseButton onClose={forget}>
          {words.missing}
        </Alert>
      )}
      {data?.length === 0 && <FieldsEmpty importPath={importPath} onAdd={add} />}
      {data && data.length > 0 && (
        <FieldsOverview fields={data} year={year} onEdit={(field) => setOpened({ field })} />
      )}
      {data && (
        <OpenDeleted label={history.deleted}>
          {(leave) => <DeletedFields props={{ onClose: leave }} onFailed={leave} />}
        </OpenDeleted>
      )}
      {isGroupsOpen && data && (
        <FieldGroupsDialog onFailed={closeGroups} props={{ fields: data, year, onClose: closeGroups }} />
      )}
      {data && <CustomAreasOverPage fields={data} year={year} />}
      {shown && <FieldDialog key={shown.field?._id ?? 'new'} opened={shown} year={year} onClose={close} />}
    </Page>
  )
}

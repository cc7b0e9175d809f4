import { YearInPath } from '@vagu/core/time/schema'
import { Button } from '@mantine/core'
import { IconFileImport, IconPlus, IconStack2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { pathTo } from '../../app/paths.ts'
import { useRouteParam } from '../../app/use-route.ts'
import type { FieldGroupsDialogProps } from '../../farm/field-groups/FieldGroupsDialog.tsx'
import { words as groups } from '../../farm/field-groups/text.ts'
import { useFields } from '../../farm/fields/use-fields.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Page } from '../../ui/Page.tsx'
import { CustomAreasButton, CustomAreasOverPage } from './custom-areas/CustomAreas.tsx'
import { FieldsEmpty } from './FieldsEmpty.tsx'
import { FieldsOverview } from './FieldsOverview.tsx'
import { FieldDialog, type OpenedField } from './form/FieldDialog.tsx'
import { words } from './text.ts'

const FieldGroupsDialog = lazyPart<FieldGroupsDialogProps>(
  async () => (await import('../../farm/field-groups/FieldGroupsDialog.tsx')).FieldGroupsDialog,
)

/** `/pollud/{year}`: the fields of the farm in a crop year. */
export function FieldsPage() {
  const year = YearInPath.parse(useRouteParam('year'))
  const importPath = pathTo('fieldImport', { year })
  const { data, isPending, isError, isFetching, refetch } = useFields()
  const [opened, setOpened] = useState<OpenedField>()
  const [isGroupsOpen, setIsGroupsOpen] = useState(false)
  const closeGroups = (): void => setIsGroupsOpen(false)
  const add = (): void => setOpened({ field: undefined })
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
      {data?.length === 0 && <FieldsEmpty importPath={importPath} onAdd={add} />}
      {data && data.length > 0 && (
        <FieldsOverview fields={data} year={year} onEdit={(field) => setOpened({ field })} />
      )}
      {isGroupsOpen && data && (
        <FieldGroupsDialog onFailed={closeGroups} props={{ fields: data, year, onClose: closeGroups }} />
      )}
      {data && <CustomAreasOverPage fields={data} year={year} />}
      {opened && <FieldDialog opened={opened} year={year} onClose={() => setOpened(undefined)} />}
    </Page>
  )
}

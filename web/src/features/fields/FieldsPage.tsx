import { YearInPath } from '@vagu/core/time/schema'
import { Button } from '@mantine/core'
import { IconFileImport, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { pathTo } from '../../app/paths.ts'
import { useRouteParam } from '../../app/use-route.ts'
import { useFields } from '../../farm/fields/use-fields.ts'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { Page } from '../../ui/Page.tsx'
import { FieldsEmpty } from './FieldsEmpty.tsx'
import { FieldsOverview } from './FieldsOverview.tsx'
import { FieldDialog, type OpenedField } from './form/FieldDialog.tsx'
import { words } from './text.ts'

/** `/pollud/{year}`: the fields of the farm in a crop year. */
export function FieldsPage() {
  const year = YearInPath.parse(useRouteParam('year'))
  const importPath = pathTo('fieldImport', { year })
  const { data, isPending, isError, isFetching, refetch } = useFields()
  const [opened, setOpened] = useState<OpenedField>()
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
        </>
      }
    >
      {isPending && <DelayedSkeleton lines={8} />}
      {isError && <LoadFailed onReload={() => void refetch()} isLoading={isFetching} />}
      {data?.length === 0 && <FieldsEmpty importPath={importPath} onAdd={add} />}
      {data && data.length > 0 && (
        <FieldsOverview fields={data} year={year} onEdit={(field) => setOpened({ field })} />
      )}
      {opened && <FieldDialog opened={opened} year={year} onClose={() => setOpened(undefined)} />}
    </Page>
  )
}

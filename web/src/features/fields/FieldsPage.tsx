import { inFieldOrder } from '@vagu/core/fields/order'
import { livesIn } from '@vagu/core/fields/rules'
import { YearInPath } from '@vagu/core/time/schema'
import { Button } from '@mantine/core'
import { IconFileImport, IconPlus, IconStack2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { pathTo } from '../../navigation/paths.ts'
import { useRouteKey, useRouteParam } from '../../navigation/use-route.ts'
import type { FieldGroupsDialogProps } from '../../entities/field-groups/FieldGroupsDialog.tsx'
import { fieldGroupsText } from '../../entities/field-groups/text.ts'
import { useFields } from '../../entities/fields/use-fields.ts'
import { DeletedButton } from '../../records/history/DeletedButton.tsx'
import { ListState } from '../../records/ListState.tsx'
import { useOpenedRecord } from '../../records/use-opened-record.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Page } from '../../ui/Page.tsx'
import { CustomAreasButton, CustomAreasOverPage } from './custom-areas/CustomAreas.tsx'
import { fieldKindOf } from './field-kind.ts'
import { FieldsEmpty } from './FieldsEmpty.tsx'
import { FieldsOverview } from './FieldsOverview.tsx'
import { FieldDialog } from './form/FieldDialog.tsx'
import { fieldsHistoryText } from './history/text.ts'
import { FieldsMenu } from './menu/FieldsMenu.tsx'
import { fieldsPageText } from './text.ts'

const FieldGroupsDialog = lazyComponent<FieldGroupsDialogProps>(
  async () => (await import('../../entities/field-groups/FieldGroupsDialog.tsx')).FieldGroupsDialog,
)

/** `/pollud/{year}`: the fields of the farm in a crop year. */
export function FieldsPage() {
  const year = YearInPath.parse(useRouteParam('year'))
  const importPath = pathTo('fieldImport', { year })
  const fields = useFields()
  const { data } = fields
  const all = useMemo(() => (data ?? []).toSorted(inFieldOrder(year)), [data, year])
  const ofYear = useMemo(() => all.filter((field) => livesIn(field, year)), [all, year])
  const kind = useMemo(() => fieldKindOf(year), [year])
  const [isGroupsOpen, setIsGroupsOpen] = useState(false)
  const closeGroups = (): void => setIsGroupsOpen(false)
  const isOfFields = useRouteKey() === 'fields'
  const { opened, openedKey, add, edit, close, ...atHash } = useOpenedRecord(data, isOfFields)
  return (
    <Page
      actions={
        <>
          <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={add}>
            {fieldsPageText.add}
          </Button>
          <Button
            variant="default"
            component={Link}
            to={importPath}
            leftSection={<IconFileImport size={20} aria-hidden />}
          >
            {fieldsPageText.import}
          </Button>
          {data && <CustomAreasButton fields={data} year={year} />}
          {data && data.length > 1 && (
            <Button
              variant="default"
              leftSection={<IconStack2 size={20} aria-hidden />}
              onClick={() => setIsGroupsOpen(true)}
            >
              {fieldGroupsText.open}
            </Button>
          )}
          {all.length > 0 && <FieldsMenu all={all} fields={ofYear} year={year} />}
        </>
      }
    >
      <ListState query={fields} lines={8} missing={{ ...atHash, text: fieldsPageText.missing }} />
      {data?.length === 0 && <FieldsEmpty importPath={importPath} onAdd={add} />}
      {ofYear.length > 0 && <FieldsOverview fields={ofYear} year={year} onEdit={edit} />}
      {data && (
        <DeletedButton kind={kind} title={fieldsHistoryText.deleted} text={fieldsHistoryText.deletedText} />
      )}
      {isGroupsOpen && data && (
        <FieldGroupsDialog onFailed={closeGroups} props={{ fields: data, year, onClose: closeGroups }} />
      )}
      {data && <CustomAreasOverPage fields={data} year={year} />}
      {opened && <FieldDialog key={openedKey} field={opened.record} year={year} onClose={close} />}
    </Page>
  )
}

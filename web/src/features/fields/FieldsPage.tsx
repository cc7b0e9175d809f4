import { inFieldOrder } from '@vagu/core/fields/order'
import { livesIn } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { YearInPath } from '@vagu/core/time/schema'
import { Button, SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconFileImport, IconFlask, IconPlus, IconStack2 } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { pathTo, ROUTES } from '../../navigation/paths.ts'
import { useRouteKey, useRouteParam } from '../../navigation/use-route.ts'
import type { FieldGroupsDialogProps } from '../../entities/field-groups/FieldGroupsDialog.tsx'
import { fieldGroupsText } from '../../entities/field-groups/text.ts'
import { FROM_FIRST_STEPS, useIsFromFirstSteps } from '../../entities/first-steps.ts'
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
import layout from '../../ui/layout.module.css'
import type { FieldDialogProps } from './form/FieldDialog.tsx'
import { fieldsHistoryText } from './history/text.ts'
import { FieldsMenu, FieldsMenuWindow, type MenuWindow } from './menu/FieldsMenu.tsx'
import { type FieldsViewChoice, useFieldsView } from './map/use-fields-view.ts'
import { IfMay } from '../../ui/may.tsx'
import { fieldsPageText } from './text.ts'

const FieldGroupsDialog = lazyComponent<FieldGroupsDialogProps>(
  async () => (await import('../../entities/field-groups/FieldGroupsDialog.tsx')).FieldGroupsDialog,
)

/** The form brings every input of a field along, and nobody opens it before he has seen the fields. */
const FieldDialog = lazyComponent<FieldDialogProps>(
  async () => (await import('./form/FieldDialog.tsx')).FieldDialog,
)

/** Samples of the fields have a page of their own, a step beside the map and the table. */
const ToSamples = ({ year }: { readonly year: number }) => (
  <Button
    variant="default"
    component={Link}
    to={pathTo('soilSamples', { year })}
    leftSection={<IconFlask size={20} aria-hidden />}
  >
    {fieldsPageText.samples}
  </Button>
)

/** The map with the list, or the table. */
const ViewSwitch = ({ view = 'map', setView }: FieldsViewChoice) => (
  <SegmentedControl
    aria-label={fieldsPageText.view}
    value={view}
    onChange={(value) => setView(value === 'table' ? 'table' : 'map')}
    data={[
      { value: 'map', label: fieldsPageText.map },
      { value: 'table', label: fieldsPageText.table },
    ]}
  />
)

interface ActionsProps {
  readonly fields: readonly Field[] | undefined
  readonly year: number
  readonly onAdd: () => void
  readonly onGroups: () => void
}

/** Ways that bring a field in. */
const AddingActions = ({ year, onAdd }: Pick<ActionsProps, 'year' | 'onAdd'>) => (
  <IfMay to="write">
    <Button leftSection={<IconPlus size={20} aria-hidden />} onClick={onAdd}>
      {fieldsPageText.add}
    </Button>
    <Button
      variant="default"
      component={Link}
      to={pathTo('fieldImport', { year })}
      leftSection={<IconFileImport size={20} aria-hidden />}
    >
      {fieldsPageText.import}
    </Button>
  </IfMay>
)

/** Actions on all of them. */
function FieldsActions({ fields, year, onGroups }: Omit<ActionsProps, 'onAdd'>) {
  return (
    <IfMay to="write">
      {fields && <CustomAreasButton fields={fields} year={year} />}
      {fields && fields.length > 1 && (
        <Button variant="default" leftSection={<IconStack2 size={20} aria-hidden />} onClick={onGroups}>
          {fieldGroupsText.open}
        </Button>
      )}
    </IfMay>
  )
}

/** `/pollud/{year}`: the fields of the farm in a crop year. */
export function FieldsPage() {
  const year = YearInPath.parse(useRouteParam('year'))
  const fields = useFields()
  const { data } = fields
  const all = useMemo(() => (data ?? []).toSorted(inFieldOrder(year)), [data, year])
  const ofYear = useMemo(() => all.filter((field) => livesIn(field, year)), [all, year])
  const kind = useMemo(() => fieldKindOf(year), [year])
  const choice = useFieldsView()
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const isMap = choice.view === 'map'
  const [isGroupsOpen, setIsGroupsOpen] = useState(false)
  const [menuWindow, setMenuWindow] = useState<MenuWindow>()
  const closeGroups = (): void => setIsGroupsOpen(false)
  const isOfFields = useRouteKey() === 'fields'
  const isFromFirstSteps = useIsFromFirstSteps()
  const { opened, openedKey, add, edit, close, ...atHash } = useOpenedRecord(
    data,
    isOfFields && !isFromFirstSteps,
  )
  useEffect(() => FieldDialog.loadWhenIdle(), [])
  const navigate = useNavigate()
  const afterSave = (): void => {
    close()
    if (isFromFirstSteps) void navigate({ to: ROUTES.addJob, ignoreBlocker: true })
  }
  const adding = <AddingActions year={year} onAdd={add} />
  const tools = (
    <>
      <FieldsActions fields={data} year={year} onGroups={() => setIsGroupsOpen(true)} />
      {all.length > 0 && <FieldsMenu all={all} onOpen={setMenuWindow} />}
      {ofYear.length > 0 && <ToSamples year={year} />}
      {ofYear.length > 0 && <ViewSwitch {...choice} />}
    </>
  )
  /** On a phone the map has the whole page: what else there is stands in the sheet over it. */
  const isScreen = isPhone && ofYear.length > 0 && isMap
  const deleted = data && (
    <DeletedButton kind={kind} title={fieldsHistoryText.deleted} text={fieldsHistoryText.deletedText} />
  )
  return (
    <Page isFull actions={isScreen ? undefined : adding}>
      {!isScreen && all.length > 0 && <div className={layout.wrap}>{tools}</div>}
      <ListState query={fields} lines={8} missing={{ ...atHash, text: fieldsPageText.missing }} />
      {data?.length === 0 && (
        <FieldsEmpty
          importPath={pathTo('fieldImport', { year })}
          hash={isFromFirstSteps ? FROM_FIRST_STEPS : ''}
          onAdd={add}
        />
      )}
      {ofYear.length > 0 ? (
        <FieldsOverview
          fields={ofYear}
          year={year}
          choice={choice}
          isPhone={isPhone}
          onEdit={edit}
          foot={
            <>
              {isScreen && (
                <div className={layout.wrap}>
                  {adding}
                  {tools}
                </div>
              )}
              {deleted}
            </>
          }
        />
      ) : (
        deleted
      )}
      {isGroupsOpen && data && (
        <FieldGroupsDialog onFailed={closeGroups} props={{ fields: data, year, onClose: closeGroups }} />
      )}
      {menuWindow && (
        <FieldsMenuWindow
          opened={menuWindow}
          {...{ all, year }}
          fields={ofYear}
          onClose={() => setMenuWindow(undefined)}
        />
      )}
      {data && <CustomAreasOverPage fields={data} year={year} />}
      {opened && (
        <FieldDialog
          key={openedKey}
          onFailed={close}
          props={{ field: opened.record, year, onClose: close, onSaved: afterSave }}
        />
      )}
    </Page>
  )
}

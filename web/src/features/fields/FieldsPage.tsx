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

interface ToolsProps extends Omit<ActionsProps, 'onAdd'> {
  readonly all: readonly Field[]
  readonly ofYear: readonly Field[]
  readonly choice: FieldsViewChoice
  readonly onMenu: (opened: MenuWindow) => void
}

const Tools = ({ fields, year, onGroups, all, ofYear, choice, onMenu }: ToolsProps) => (
  <>
    <FieldsActions fields={fields} year={year} onGroups={onGroups} />
    {all.length > 0 && <FieldsMenu all={all} onOpen={onMenu} />}
    {ofYear.length > 0 && <ToSamples year={year} />}
    {ofYear.length > 0 && <ViewSwitch {...choice} />}
  </>
)

type FieldsWindow = MenuWindow | 'groups'

interface WindowsProps extends Pick<ToolsProps, 'all' | 'ofYear' | 'year'> {
  readonly fields: readonly Field[]
  readonly window: FieldsWindow
  readonly onClose: () => void
}

/** The window that a tool opened. */
const Windows = ({ window, fields, all, ofYear, year, onClose }: WindowsProps) =>
  window === 'groups' ? (
    <FieldGroupsDialog onFailed={onClose} props={{ fields, year, onClose }} />
  ) : (
    <FieldsMenuWindow opened={window} all={all} fields={ofYear} year={year} onClose={onClose} />
  )

/** The fields in their order, and those among them that live in the year. */
function useFieldsOf(year: number) {
  const fields = useFields()
  const { data } = fields
  const all = useMemo(() => (data ?? []).toSorted(inFieldOrder(year)), [data, year])
  const ofYear = useMemo(() => all.filter((field) => livesIn(field, year)), [all, year])
  return { fields, data, all, ofYear }
}

/** The field that is open; from the first steps the way leads back to them. */
function useOpenedField(fields: readonly Field[] | undefined) {
  const isOfFields = useRouteKey() === 'fields'
  const isFromFirstSteps = useIsFromFirstSteps()
  const record = useOpenedRecord(fields, isOfFields && !isFromFirstSteps)
  useEffect(() => FieldDialog.loadWhenIdle(), [])
  const navigate = useNavigate()
  const afterSave = (): void => {
    record.close()
    if (isFromFirstSteps) void navigate({ to: ROUTES.addJob, ignoreBlocker: true })
  }
  return { ...record, afterSave, hash: isFromFirstSteps ? FROM_FIRST_STEPS : '' }
}

/** `/pollud/{year}`: the fields of the farm in a crop year. */
export function FieldsPage() {
  const year = YearInPath.parse(useRouteParam('year'))
  const { fields, data, all, ofYear } = useFieldsOf(year)
  const kind = useMemo(() => fieldKindOf(year), [year])
  const choice = useFieldsView()
  const isPhone = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const [window, setWindow] = useState<FieldsWindow>()
  const { opened, openedKey, add, edit, close, afterSave, hash, ...atHash } = useOpenedField(data)
  const adding = <AddingActions year={year} onAdd={add} />
  const tools = (
    <Tools
      {...{ fields: data, year, all, ofYear, choice }}
      onGroups={() => setWindow('groups')}
      onMenu={setWindow}
    />
  )
  /** On a phone the map has the whole page: what else there is stands in the sheet over it. */
  const isScreen = isPhone && ofYear.length > 0 && choice.view === 'map'
  const deleted = data && (
    <DeletedButton kind={kind} title={fieldsHistoryText.deleted} text={fieldsHistoryText.deletedText} />
  )
  return (
    <Page isFull actions={isScreen ? undefined : adding}>
      {!isScreen && all.length > 0 && <div className={layout.wrap}>{tools}</div>}
      <ListState query={fields} lines={8} missing={{ ...atHash, text: fieldsPageText.missing }} />
      {data?.length === 0 && (
        <FieldsEmpty importPath={pathTo('fieldImport', { year })} hash={hash} onAdd={add} />
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
      {window && data && (
        <Windows {...{ window, fields: data, all, ofYear, year }} onClose={() => setWindow(undefined)} />
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

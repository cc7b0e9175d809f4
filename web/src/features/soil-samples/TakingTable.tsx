import { IconMapPin } from '@tabler/icons-react'
import type { Field } from '@vagu/core/fields/schema'
import { shapeOfYear } from '@vagu/core/fields/year-rules'
import { useMemo, useState } from 'react'
import { fieldShapes } from '../../entities/fields/field-shapes.ts'
import { placeText } from '../../entities/places/place-text.ts'
import { soilSamplesText } from '../../entities/soil-samples/text.ts'
import { pathTo } from '../../navigation/paths.ts'
import { NameButton, NameLink } from '../../records/NameButton.tsx'
import type { Column } from '../../ui/data-table-columns.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { DelayedSkeleton } from '../../ui/DelayedSkeleton.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import styles from './Taking.module.css'
import type { Taking } from './taking-plan.ts'
import { soilPageText as page, takingText as text } from './text.ts'

const PlacesMap = lazyComponent(async () => (await import('../../map/PlacesMap.tsx')).PlacesMap)

/** The place as figures, which open it on the map. */
function Place({ taking, onOpen }: { readonly taking: Taking; readonly onOpen: (taking: Taking) => void }) {
  if (!taking.place) return text.noShape
  return (
    <NameButton onOpen={() => onOpen(taking)}>
      <span className={styles.place}>
        <IconMapPin size={18} aria-hidden />
        <span>
          {placeText(taking.place)} <span className="visually-hidden">{text.showOnMap(taking.number)}</span>
        </span>
      </span>
    </NameButton>
  )
}

const columnsOf = (year: number, onOpen: (taking: Taking) => void): readonly Column<Taking>[] => [
  { id: 'number', header: text.number, width: 56, cell: ({ number }) => number },
  {
    id: 'field',
    header: page.columns.field,
    isTitle: true,
    cell: ({ fieldId, fieldName }) => (
      <NameLink to={pathTo('field', { year, id: fieldId })}>{fieldName}</NameLink>
    ),
  },
  {
    id: 'place',
    header: soilSamplesText.place,
    cell: (taking) => <Place taking={taking} onOpen={onOpen} />,
  },
  {
    id: 'metres',
    header: text.metres,
    isNumeric: true,
    cell: ({ metres }) => (metres === null ? '' : text.metresOf(metres)),
  },
]
const keyOf = ({ number }: Taking): string => String(number)

interface Props {
  readonly plan: readonly Taking[]
  readonly fields: readonly Field[]
  readonly year: number
}

/** Every place of the walk on the map, with the one that was pressed in the middle. */
function PlanMap({ plan, fields, year, opened }: Props & { readonly opened: Taking }) {
  const shapes = useMemo(() => fieldShapes(fields, year), [fields, year])
  const places = plan.flatMap(({ place, number }) =>
    place ? [{ place, sign: String(number), isChosen: number === opened.number }] : [],
  )
  const field = fields.find(({ _id }) => _id === opened.fieldId)
  return (
    <div className={styles.map}>
      <PlacesMap
        fallback={<DelayedSkeleton lines={1} height={360} />}
        props={{ label: text.map, shapes, places, focus: field ? shapeOfYear(field, year) : null }}
      />
    </div>
  )
}

/** The samples to take in the order of the walk: the name leads to the field, the place to the map. */
export function TakingTable({ plan, fields, year }: Props) {
  const [opened, setOpened] = useState<Taking>()
  const columns = useMemo(() => columnsOf(year, setOpened), [year])
  return (
    <>
      <DataTable label={text.list} rows={plan} columns={columns} keyOf={keyOf} />
      {opened && (
        <Dialog
          isOpen
          onClose={() => setOpened(undefined)}
          title={text.placeOf(opened.number, opened.fieldName)}
          width={960}
          isChanged={false}
        >
          <PlanMap plan={plan} fields={fields} year={year} opened={opened} />
        </Dialog>
      )}
    </>
  )
}

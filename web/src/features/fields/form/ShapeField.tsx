import { Button, Group, Input } from '@mantine/core'
import { overlapsOf } from '@vagu/core/fields/overlaps'
import { livesIn } from '@vagu/core/fields/rules'
import type { EarlierShape, Field } from '@vagu/core/fields/schema'
import { earlierShapeOf, shapeOfYear } from '@vagu/core/fields/year-rules'
import type { MapData } from '@vagu/core/geo/schema'
import { useMemo } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { fieldShapes } from '../../../entities/fields/field-shapes.ts'
import { useFieldShapes } from '../../../entities/fields/use-fields.ts'
import { formatQuantity } from '../../../lib/format.ts'
import { isSameJson } from '../../../lib/same-json.ts'
import type { MapShape } from '../../../map/map-shape.ts'
import { MapView } from '../../../map/MapView.tsx'
import { focusInput } from '../../../ui/focus-input.ts'
import { fieldsPageText } from '../text.ts'
import { type FieldEdit, type FieldInput, hectaresOf } from './field-form.ts'
import layout from '../../../ui/layout.module.css'
import styles from './form.module.css'
import { ShapeFrom } from './ShapeFrom.tsx'

/** Input of the parcel's number: the ways to its border on PRIA's map stand beside it. */
const NUMBER_ON_MAP: keyof FieldInput = 'code'

interface Props {
  readonly id: string
  /** The field as it is stored; none for a new one. */
  readonly base: Field | undefined
  readonly year: number
}

/** Offers the area of the drawn shape; it is taken only when the farmer says so. */
function AreaOfShape({ hectares }: { readonly hectares: number }) {
  const { setValue, getValues, watch } = useFormContext<FieldInput, unknown, FieldEdit>()
  const year = watch('yearInfo.0.area')
  const isUsed = (year ?? watch('area')) === hectares
  const take = (): void => {
    const options = { shouldDirty: true, shouldValidate: true }
    setValue('area', hectares, options)
    if (getValues('yearInfo')?.some((info) => info.area != null))
      setValue('yearInfo.0.area', hectares, options)
  }
  return (
    <Group gap="sm">
      <span>{fieldsPageText.shapeArea(formatQuantity(hectares, 'ha', 4))}</span>
      {isUsed ? (
        <span className={layout.quiet}>{fieldsPageText.usesShapeArea}</span>
      ) : (
        <Button variant="light" size="compact-md" onClick={take}>
          {fieldsPageText.takeShapeArea}
        </Button>
      )}
    </Group>
  )
}

/** Others that are named one by one. */
const NAMED = 3

interface OverlapsProps {
  readonly shape: MapData
  readonly others: readonly MapShape[]
}

/** Says which other fields the shape lies on, as when two people draw one field; it stays as it was drawn. */
function Overlaps({ shape, others }: OverlapsProps) {
  const found = useMemo(() => overlapsOf(shape, others), [shape, others])
  const nameOf = new Map(others.map(({ id, label }) => [id, label]))
  const lines = found
    .slice(0, NAMED)
    .map(({ id, hectares }) =>
      fieldsPageText.overlap(nameOf.get(id) ?? '', formatQuantity(hectares, 'ha', 2)),
    )
  if (found.length > NAMED) lines.push(fieldsPageText.moreOverlaps(found.length - NAMED))
  if (found.length > 0) lines.push(fieldsPageText.overlapCounts)
  return (
    <p className={styles.note} role="status">
      {lines.join(' ')}
    </p>
  )
}

/** The other fields of the season on the map. */
function useNeighbours(id: string, year: number): MapShape[] {
  const { data } = useFieldShapes()
  return useMemo(
    () =>
      fieldShapes(
        (data ?? []).filter((other) => other._id !== id && livesIn(other, year)),
        year,
      ),
    [data, id, year],
  )
}

/** The shape that the field had in an older season: to be seen, not to be drawn. */
function OlderShape({ id, base, year, held }: Props & { readonly base: Field; readonly held: EarlierShape }) {
  const others = useNeighbours(id, year)
  const shapes = useMemo(() => [...others, ...fieldShapes([base], year)], [others, base, year])
  return (
    <Input.Wrapper label={fieldsPageText.shape} labelElement="div">
      <div className={styles.map}>
        <MapView label={fieldsPageText.shape} shapes={shapes} selectedIds={[id]} />
      </div>
      <p className={styles.note}>{fieldsPageText.shapeUntil(held.until)}</p>
    </Input.Wrapper>
  )
}

/** The shape of the field, drawn on the map among the others. */
function DrawnShape({ id, base, year }: Props) {
  const { control } = useFormContext<FieldInput, unknown, FieldEdit>()
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({ control, name: 'mapData' })
  const others = useNeighbours(id, year)
  const shape = value ?? null
  const last = base ? shapeOfYear(base, year - 1) : null
  return (
    <Input.Wrapper label={fieldsPageText.shape} error={fieldState.error?.message} labelElement="div">
      <div className={styles.drawn} ref={ref} tabIndex={-1}>
        <MapView label={fieldsPageText.shapeLabel} shapes={others} drawing={{ shape, onChange }} />
      </div>
      {shape && <Overlaps shape={shape} others={others} />}
      <Group gap="sm">
        {shape && <AreaOfShape hectares={hectaresOf(shape)} />}
        {last && !isSameJson(last, shape) && (
          <Button variant="default" size="compact-md" onClick={() => onChange(last)}>
            {fieldsPageText.takeLastShape}
          </Button>
        )}
        <Button
          variant="default"
          size="compact-md"
          onClick={({ currentTarget }) => focusInput(currentTarget.form, NUMBER_ON_MAP)}
        >
          {fieldsPageText.takeFromPria}
        </Button>
      </Group>
      {base?.mapData && !isSameJson(base.mapData, shape) && <ShapeFrom base={base} year={year} />}
    </Input.Wrapper>
  )
}

/** The shape of the field in the season that the page shows. */
export function ShapeField({ id, base, year }: Props) {
  const held = base && earlierShapeOf(base, year)
  return held ? (
    <OlderShape id={id} base={base} year={year} held={held} />
  ) : (
    <DrawnShape id={id} base={base} year={year} />
  )
}

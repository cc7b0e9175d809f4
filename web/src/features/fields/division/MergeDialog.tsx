import { SimpleGrid, Stack, TextInput } from '@mantine/core'
import type { FieldMerge } from '@vagu/core/field-division/schema'
import { areaOfYear, isInUse } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { shapeOfYear } from '@vagu/core/fields/year-rules'
import { useEffect, useMemo, useState } from 'react'
import { Controller, type UseFormReturn } from 'react-hook-form'
import { CropSelect } from '../../../entities/crops/CropSelect.tsx'
import { fieldShapes } from '../../../entities/fields/field-shapes.ts'
import { useFieldShapes } from '../../../entities/fields/use-fields.ts'
import { formatQuantity } from '../../../lib/format.ts'
import { newId } from '../../../lib/new-id.ts'
import { MapView } from '../../../map/MapView.tsx'
import { SaveFoot } from '../../../ui/SaveFoot.tsx'
import { useMessages } from '../../../ui/Messages.tsx'
import { useFlatForm } from '../../../ui/use-flat-form.ts'
import { useMerge, useSayDivided } from './api.ts'
import styles from './division.module.css'
import { GeometryFailed } from './GeometryFailed.tsx'
import { checkMerge, type MergeForm, mergeFormOf } from './merge-form.ts'
import { NeighbourChoice } from './NeighbourChoice.tsx'
import { useTouching, useUnion } from './preview.ts'
import { type DivisionFormProps, type DivisionProps, StoredField } from './StoredField.tsx'
import { reasonOf } from './reason.ts'
import { divisionText } from './text.ts'

function useMergeForm({ field, year, onClose, onChanged }: DivisionFormProps) {
  const messages = useMessages()
  const sayDivided = useSayDivided()
  const { mutateAsync } = useMerge()
  const [id] = useState(newId)
  const work = useFlatForm<MergeForm, FieldMerge>({
    start: mergeFormOf(field, year),
    checkInput: (form) => checkMerge(form, { field, year, id }),
    send: async (merge) => {
      await mutateAsync(merge)
      sayDivided(divisionText.wasMerged(merge.name), field._id)
      onClose()
    },
    onFailed: (error) => messages.failed(error, reasonOf(error, divisionText.mergeFailed)),
  })
  const { isChanged } = work
  useEffect(() => onChanged(isChanged), [onChanged, isChanged])
  return work
}

/** The other fields of the season that have a shape. */
function useOthers(field: Field, year: number) {
  const { data } = useFieldShapes()
  return useMemo(
    () =>
      (data ?? []).flatMap((other) => {
        const shape = shapeOfYear(other, year)
        return other._id === field._id || !isInUse(other, year) || shape === null
          ? []
          : [{ id: other._id, shape, field: other }]
      }),
    [data, field._id, year],
  )
}

/** The fields that are joined, and their common ground as far as they touch. */
function useJoined({ field, year }: Omit<DivisionProps, 'onClose'>, otherIds: readonly string[]) {
  const others = useOthers(field, year)
  const chosen = useMemo(() => others.filter(({ id }) => otherIds.includes(id)), [others, otherIds])
  const own = shapeOfYear(field, year)
  const shapes = useMemo(() => [...(own ? [own] : []), ...chosen.map(({ shape }) => shape)], [own, chosen])
  const together = useUnion(shapes)
  const touching = useTouching(together ?? own, others)
  const hectares = [field, ...chosen.map((each) => each.field)].reduce(
    (sum, each) => sum + areaOfYear(each, year),
    0,
  )
  const neighbours = others.filter(({ id }) => otherIds.includes(id) || touching?.has(id))
  return { neighbours, hectares, isLooking: own !== null && touching === undefined }
}

interface JoinedProps extends Pick<DivisionProps, 'year'> {
  readonly form: UseFormReturn<MergeForm, unknown, FieldMerge>
}

/** Name, crop and number at the agency of what comes out. */
function JoinedInputs({ form, year }: JoinedProps) {
  const { errors } = form.formState
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }}>
      <TextInput
        label={divisionText.name}
        {...form.register('name')}
        error={errors.name?.message}
        autoComplete="off"
        required
      />
      <Controller
        control={form.control}
        name="crop"
        render={({ field: input }) => (
          <CropSelect
            ref={input.ref}
            label={divisionText.crop(year)}
            value={input.value || undefined}
            isClearable
            onChange={(key) => input.onChange(key ?? '')}
            onBlur={input.onBlur}
          />
        )}
      />
      <TextInput
        label={divisionText.priaCode}
        {...form.register('priaCode')}
        error={errors.priaCode?.message}
        autoComplete="off"
      />
    </SimpleGrid>
  )
}

/** The neighbours, the name and the crop of what fields are joined to. */
function MergeForm(props: DivisionFormProps) {
  const { field, year } = props
  const { form, submit, isSubmitting } = useMergeForm(props)
  const otherIds = form.watch('otherIds')
  const { neighbours, hectares, isLooking } = useJoined(props, otherIds)
  const toggle = (id: string): void => {
    const ids = otherIds.includes(id) ? otherIds.filter((other) => other !== id) : [...otherIds, id]
    form.setValue('otherIds', ids, { shouldDirty: true })
  }
  const shapes = useMemo(
    () => fieldShapes([field, ...neighbours.map((each) => each.field)], year),
    [field, neighbours, year],
  )
  const isOwn = (id: string): boolean => id === field._id
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <p className={styles.line}>{divisionText.mergeText(year)}</p>
        <div className={styles.map}>
          <MapView
            label={divisionText.mergeMapLabel}
            shapes={shapes}
            selectedIds={[field._id, ...otherIds]}
            onShapeClick={(id) => {
              if (!isOwn(id)) toggle(id)
            }}
          />
        </div>
        <GeometryFailed />
        <NeighbourChoice
          year={year}
          neighbours={neighbours.map((each) => each.field)}
          chosenIds={otherIds}
          isLooking={isLooking}
          onToggle={toggle}
        />
        <p className={styles.line} role="status">
          {otherIds.length > 0 && divisionText.together(formatQuantity(hectares, 'ha'))}
          {otherIds.length === 0 && neighbours.length > 0 && divisionText.chooseOne}
        </p>
        <JoinedInputs form={form} year={year} />
        <SaveFoot label={divisionText.doMerge} isSaving={isSubmitting} isDisabled={otherIds.length === 0} />
      </Stack>
    </form>
  )
}

/** Joins a field and its neighbours to one from the season on. */
export const MergeDialog = (props: DivisionProps) => (
  <StoredField field={props.field} title={divisionText.mergeTitle} onClose={props.onClose}>
    {(place) => <MergeForm {...props} {...place} />}
  </StoredField>
)

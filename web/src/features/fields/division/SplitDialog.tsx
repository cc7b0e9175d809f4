import { SimpleGrid, Stack } from '@mantine/core'
import { areaOfYear, nameOfYear } from '@vagu/core/fields/rules'
import { shapeOfYear } from '@vagu/core/fields/year-rules'
import type { LatLng } from '@vagu/core/geo/schema'
import { useEffect, useState } from 'react'
import { formatQuantity } from '../../../lib/format.ts'
import { newId } from '../../../lib/new-id.ts'
import { SaveFoot } from '../../../ui/SaveFoot.tsx'
import { useMessages } from '../../../ui/Messages.tsx'
import { useFlatForm } from '../../../ui/use-flat-form.ts'
import { useSayDivided, useSplit } from './api.ts'
import styles from './division.module.css'
import { GeometryFailed } from './GeometryFailed.tsx'
import { JobPlaces } from './JobPlaces.tsx'
import { PartFields } from './PartFields.tsx'
import { type Preview, useSplitPreview, withDeclared } from './preview.ts'
import { reasonOf } from './reason.ts'
import { type CheckedSplit, checkSplit, type SplitForm, splitFormOf } from './split-form.ts'
import { SplitMap } from './SplitMap.tsx'
import { type DivisionFormProps, type DivisionProps, StoredField } from './StoredField.tsx'
import { divisionText } from './text.ts'

function useSplitForm(props: DivisionFormProps, line: readonly LatLng[]) {
  const { field, year, onClose, onChanged } = props
  const messages = useMessages()
  const sayDivided = useSayDivided()
  const { mutateAsync } = useSplit(field._id)
  const [ids] = useState(() => [newId(), newId()])
  const work = useFlatForm<SplitForm, CheckedSplit>({
    start: splitFormOf(field, year),
    checkInput: (form) => checkSplit(form, { field, year, ids }),
    send: async ({ parts, jobs }) => {
      await mutateAsync({ year, line: [...line], parts, jobs, updatedAt: field.updatedAt })
      sayDivided(divisionText.wasSplit(nameOfYear(field, year)), field._id)
      onClose()
    },
    onFailed: (error) => messages.failed(error, reasonOf(error, divisionText.splitFailed)),
  })
  const isChanged = work.isChanged || line.length > 0
  useEffect(() => onChanged(isChanged), [onChanged, isChanged])
  return work
}

/** Result of the line, or why it makes nothing yet. */
function LineResult({ preview, hasLine }: { readonly preview: Preview; readonly hasLine: boolean }) {
  const [first, second] = preview.parts.map(({ hectares }) => formatQuantity(hectares, 'ha'))
  const text = first && second ? divisionText.parts(first, second) : (preview.error ?? divisionText.noLine)
  return (
    <p className={styles.line} role="status" data-wrong={(hasLine && preview.error !== null) || undefined}>
      {text}
    </p>
  )
}

/** The line over the stored field, its parts, and where the jobs of the season were. */
function SplitForm(props: DivisionFormProps) {
  const { field, year } = props
  const [line, setLine] = useState<readonly LatLng[]>([])
  const shape = shapeOfYear(field, year)
  const preview = withDeclared(useSplitPreview(shape, line), areaOfYear(field, year))
  const { form, submit, isSubmitting } = useSplitForm(props, line)
  const names = form.watch(['parts.0.name', 'parts.1.name'])
  if (shape === null) return <p>{divisionText.noShape}</p>
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <p className={styles.line}>{divisionText.splitText(year)}</p>
        <SplitMap {...{ field, shape, year, names, preview, line }} onLine={setLine} />
        <GeometryFailed />
        <LineResult preview={preview} hasLine={line.length > 1} />
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <PartFields form={form} place={0} year={year} part={preview.parts[0]} />
          <PartFields form={form} place={1} year={year} part={preview.parts[1]} />
        </SimpleGrid>
        <JobPlaces
          fieldId={field._id}
          year={year}
          names={names}
          places={form.watch('places')}
          onChange={(places) => form.setValue('places', places, { shouldDirty: true })}
        />
        <SaveFoot
          label={divisionText.doSplit}
          isSaving={isSubmitting}
          isDisabled={preview.parts.length === 0}
        />
      </Stack>
    </form>
  )
}

/** Splits a field by a line from the season on. */
export const SplitDialog = (props: DivisionProps) => (
  <StoredField
    field={props.field}
    title={divisionText.splitTitle(nameOfYear(props.field, props.year))}
    onClose={props.onClose}
  >
    {(place) => <SplitForm {...props} {...place} />}
  </StoredField>
)

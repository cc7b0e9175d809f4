import { Button, Group, SimpleGrid, Stack } from '@mantine/core'
import { areaOfYear, nameOfYear } from '@vagu/core/fields/rules'
import type { Field } from '@vagu/core/fields/schema'
import { shapeOfYear } from '@vagu/core/fields/year-rules'
import type { LatLng } from '@vagu/core/geo/schema'
import { useState } from 'react'
import { formatQuantity } from '../../../lib/format.ts'
import { newId } from '../../../lib/new-id.ts'
import { CloseButton } from '../../../ui/CloseButton.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useMessages } from '../../../ui/Messages.tsx'
import { useFlatForm } from '../../../ui/use-flat-form.ts'
import { useSayDivided, useSplit } from './api.ts'
import styles from './division.module.css'
import { GeometryFailed } from './GeometryFailed.tsx'
import { JobPlaces } from './JobPlaces.tsx'
import { PartFields } from './PartFields.tsx'
import { type Preview, useSplitPreview, withDeclared } from './preview.ts'
import { type CheckedSplit, checkSplit, type SplitForm, splitFormOf } from './split-form.ts'
import { SplitMap } from './SplitMap.tsx'
import { StoredField } from './StoredField.tsx'
import { divisionText } from './text.ts'

const WIDTH = 860

export interface SplitDialogProps {
  readonly field: Field
  readonly year: number
  readonly onClose: () => void
}

function useSplitForm({ field, year, onClose }: SplitDialogProps, line: readonly LatLng[]) {
  const messages = useMessages()
  const sayDivided = useSayDivided()
  const { mutateAsync } = useSplit(field._id)
  const [ids] = useState(() => [newId(), newId()])
  return useFlatForm<SplitForm, CheckedSplit>({
    start: splitFormOf(field, year),
    checkInput: (form) => checkSplit(form, { field, year, ids }),
    send: async ({ parts, jobs }) => {
      await mutateAsync({ year, line: [...line], parts, jobs, updatedAt: field.updatedAt })
      sayDivided(divisionText.wasSplit(nameOfYear(field, year)), field._id)
      onClose()
    },
    onFailed: (error) => messages.failed(error, divisionText.splitFailed),
  })
}

/** What the line makes, or why it makes nothing yet. */
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
function SplitForm({ field, year, onClose }: SplitDialogProps) {
  const [line, setLine] = useState<readonly LatLng[]>([])
  const shape = shapeOfYear(field, year)
  const preview = withDeclared(useSplitPreview(shape, line), areaOfYear(field, year))
  const { form, submit, isChanged, isSubmitting } = useSplitForm({ field, year, onClose }, line)
  const names = form.watch(['parts.0.name', 'parts.1.name'])
  const title = divisionText.splitTitle(nameOfYear(field, year))
  if (shape === null)
    return (
      <Dialog isOpen onClose={onClose} title={title} isChanged={false}>
        <p>{divisionText.noShape}</p>
      </Dialog>
    )
  return (
    <Dialog isOpen onClose={onClose} title={title} width={WIDTH} isChanged={isChanged || line.length > 0}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <p className={styles.line}>{divisionText.splitText(year)}</p>
          <SplitMap {...{ field, year, names, preview, line }} onLine={setLine} />
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
          <Group justify="flex-end">
            <CloseButton />
            <Button type="submit" loading={isSubmitting} disabled={preview.parts.length === 0}>
              {divisionText.doSplit}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

/** Splits a field by a line from the season on. */
export const SplitDialog = (props: SplitDialogProps) => (
  <StoredField
    id={props.field._id}
    title={divisionText.splitTitle(nameOfYear(props.field, props.year))}
    onClose={props.onClose}
  >
    {(field) => <SplitForm {...props} field={field} />}
  </StoredField>
)

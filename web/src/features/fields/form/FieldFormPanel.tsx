import { Button, Group, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { FormProvider } from 'react-hook-form'
import { words } from '../text.ts'
import { ConflictPanel } from './ConflictPanel.tsx'
import { OwnFields } from './OwnFields.tsx'
import { ShapeField } from './ShapeField.tsx'
import { type FieldFormWork, useFieldForm } from './use-field-form.ts'
import { YearFields } from './YearFields.tsx'
import { CloseButton } from '../../../ui/CloseButton.tsx'

/** The form of a field: what it is, what it is in this season, and its shape where there is room for a map. */
export function FieldFormPanel(work: FieldFormWork) {
  const { form, conflict, submit, keepMine, takeTheirs } = useFieldForm(work)
  const hasRoomForMap = useMediaQuery('(min-width: 48em)', true)
  if (conflict)
    return (
      <ConflictPanel
        conflict={conflict}
        year={work.year}
        onKeepMine={() => void keepMine(conflict)}
        onTakeTheirs={() => takeTheirs(conflict)}
      />
    )
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="lg">
          <OwnFields />
          <YearFields year={work.year} />
          {hasRoomForMap && <ShapeField id={work.id} year={work.year} />}
          <Group justify="flex-end">
            <CloseButton />
            <Button type="submit" loading={form.formState.isSubmitting}>
              {words.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </FormProvider>
  )
}

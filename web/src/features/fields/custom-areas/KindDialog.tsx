import { CALCULATION_STRATEGIES, CalculationStrategy, type CustomArea } from '@vagu/core/custom-areas/schema'
import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { CloseButton } from '../../../ui/CloseButton.tsx'
import { DecimalField } from '../../../ui/DecimalField.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { VersionChoice } from '../../../ui/VersionChoice.tsx'
import { chooseStrategy, differences, EMPTY_KIND, kindFormOf, typeValue, valueInput } from './kind-form.ts'
import { customAreasText } from './text.ts'
import { useKindSave } from './use-kind-save.ts'

interface Props {
  /** The stored kind; undefined for a new one. */
  readonly kind: CustomArea | undefined
  readonly year: number
  readonly onClose: () => void
}

const strategies = CALCULATION_STRATEGIES.map((value) => ({
  value,
  label: customAreasText.strategies[value],
}))

/** Adds or changes a kind of area. */
export function KindDialog({ kind, year, onClose }: Props) {
  const isNew = kind === undefined
  const [start] = useState(() => (kind ? kindFormOf(kind) : EMPTY_KIND))
  const [form, setForm] = useState(start)
  const element = useRef<HTMLFormElement>(null)
  const { errors, isSaving, save, conflict, keepMine } = useKindSave({
    kind,
    year,
    form: element,
    onSaved: onClose,
  })
  const input = valueInput(form)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    event.stopPropagation()
    save(form, false)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isNew ? customAreasText.addTitle : customAreasText.editTitle}
      width={520}
      isChanged={form !== start}
    >
      {conflict && (
        <VersionChoice
          title={customAreasText.conflict}
          differences={differences(conflict.mine, kindFormOf(conflict.stored))}
          onKeepMine={() => keepMine(conflict)}
          onTakeTheirs={onClose}
        />
      )}
      <form hidden={conflict !== undefined} ref={element} onSubmit={submit} noValidate>
        <Stack>
          <NativeSelect
            label={customAreasText.strategy}
            description={customAreasText.strategyHints[form.calculationStrategy]}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            name="calculationStrategy"
            data={strategies}
            data-autofocus
            value={form.calculationStrategy}
            onChange={({ currentTarget }) =>
              setForm(chooseStrategy(form, CalculationStrategy.parse(currentTarget.value), isNew))
            }
          />
          {input && (
            <DecimalField
              label={input.label}
              unit={input.unit}
              name="calculationValue"
              isRequired
              value={form.calculationValue}
              error={errors.get('calculationValue')}
              onChange={(value) => setForm(typeValue(form, value, isNew))}
            />
          )}
          <TextInput
            label={customAreasText.name}
            name="areaName"
            required
            autoComplete="off"
            value={form.areaName}
            error={errors.get('areaName')}
            onChange={({ currentTarget }) => setForm({ ...form, areaName: currentTarget.value })}
          />
          {!isNew && (
            <Text size="sm" c="dimmed">
              {customAreasText.recalculateHint(year)}
            </Text>
          )}
          <Group justify="flex-end">
            <CloseButton />
            {!isNew && (
              <Button variant="default" loading={isSaving} onClick={() => save(form, true)}>
                {customAreasText.saveAndRecalculate}
              </Button>
            )}
            <Button type="submit" loading={isSaving}>
              {isNew ? customAreasText.add : customAreasText.save}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

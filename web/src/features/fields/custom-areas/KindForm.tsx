import { CALCULATION_STRATEGIES, CalculationStrategy, type CustomArea } from '@vagu/core/custom-areas/schema'
import { Button, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import { type SyntheticEvent, useMemo } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { ConflictChoice } from '../../../records/ConflictChoice.tsx'
import { useRecordForm } from '../../../records/use-record-form.ts'
import { SaveFoot } from '../../../ui/SaveFoot.tsx'
import { DecimalField } from '../../../ui/DecimalField.tsx'
import { areaKindOf, kindDraftOf, kindSentences, kindShapeOf, useAreaKind } from './area-kind.ts'
import { chooseStrategy, EMPTY_KIND, type KindForm as Inputs, typeValue, valueInput } from './kind-form.ts'
import { customAreasText } from './text.ts'

interface Props {
  /** The stored kind; none for a new one. */
  readonly kind: CustomArea | undefined
  readonly id: string
  /** The year whose areas are found. */
  readonly year: number
  readonly onChanged: (isChanged: boolean) => void
  readonly onSaved: () => void
}

const strategies = CALCULATION_STRATEGIES.map((value) => ({
  value,
  label: customAreasText.strategies[value],
}))

const INPUTS = ['calculationStrategy', 'calculationValue', 'areaName'] as const

function useKindForm({ kind, year, ...place }: Props) {
  const work = useRecordForm({
    ...place,
    kind: useAreaKind(),
    shape: useMemo(() => kindShapeOf(year), [year]),
    text: customAreasText,
    base: useMemo(() => kind && areaKindOf(kind), [kind]),
    empty: { ...EMPTY_KIND, year, recalculates: false },
    draftOf: kindDraftOf,
    sentencesOf: kindSentences,
  })
  const { register, setValue, control } = work.form
  // The first wrong input gets the focus, in the order of their names: the value stands before the name, shown or not.
  register('calculationValue')
  const [calculationStrategy, calculationValue] = useWatch({
    control,
    name: ['calculationStrategy', 'calculationValue'],
  })
  /** Effect of one input on the others. */
  const put = (next: Inputs): void =>
    INPUTS.forEach((name) => setValue(name, next[name], { shouldDirty: true }))
  const save = (event: SyntheticEvent, recalculates: boolean): void => {
    setValue('recalculates', recalculates)
    void work.submit(event)
  }
  return { ...work, put, save, input: valueInput({ calculationStrategy, calculationValue }) }
}

type Work = ReturnType<typeof useKindForm> & { readonly isNew: boolean }

/** How the areas are found, with the one number that some ways ask for. */
const Calculation = ({ form, input, put, isNew }: Work) => (
  <>
    <Controller
      name="calculationStrategy"
      control={form.control}
      render={({ field }) => (
        <NativeSelect
          {...field}
          label={customAreasText.strategy}
          description={customAreasText.strategyHints[field.value]}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          data={strategies}
          data-autofocus
          onChange={({ currentTarget }) =>
            put(chooseStrategy(form.getValues(), CalculationStrategy.parse(currentTarget.value), isNew))
          }
        />
      )}
    />
    {input && (
      <Controller
        name="calculationValue"
        control={form.control}
        render={({ field, fieldState }) => (
          <DecimalField
            {...field}
            label={input.label}
            unit={input.unit}
            isRequired
            error={fieldState.error?.message}
            onChange={(value) => put(typeValue(form.getValues(), value, isNew))}
          />
        )}
      />
    )}
  </>
)

/** The inputs of a kind of area; the name of a new one follows its calculation. */
export function KindForm(props: Props) {
  const { kind, year, onSaved } = props
  const isNew = kind === undefined
  const work = useKindForm(props)
  const { form, save, conflict, isPending } = work
  const { errors } = form.formState
  if (conflict)
    return (
      <ConflictChoice
        kind={work.kind}
        title={customAreasText.conflictTitle}
        conflict={conflict}
        onKeepMine={work.keepMine}
        onTakeTheirs={onSaved}
      />
    )
  return (
    <form onSubmit={(event) => save(event, false)} noValidate>
      <Stack>
        <Calculation {...work} isNew={isNew} />
        <TextInput
          {...form.register('areaName')}
          label={customAreasText.name}
          required
          autoComplete="off"
          error={errors.areaName?.message}
        />
        {!isNew && (
          <Text size="sm" c="dimmed">
            {customAreasText.recalculateHint(year)}
          </Text>
        )}
        <SaveFoot label={isNew ? customAreasText.add : customAreasText.save} isSaving={isPending}>
          {!isNew && (
            <Button variant="default" loading={isPending} onClick={(event) => save(event, true)}>
              {customAreasText.saveAndRecalculate}
            </Button>
          )}
        </SaveFoot>
      </Stack>
    </form>
  )
}

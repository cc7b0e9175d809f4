import { ActionIcon, Button, Input } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { testEndOf } from '@vagu/core/machines/rules'
import { type MachineDraft, MAX_EARLIER_TESTS } from '@vagu/core/machines/schema'
import { isDay } from '@vagu/core/time/day'
import { Controller, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { formatDay } from '../../lib/format.ts'
import { DateField } from '../../ui/DateField.tsx'
import type { MachineInput } from './machine-form.ts'
import { machineFormText } from './form-text.ts'
import styles from './machines.module.css'

interface Props {
  readonly kind: MachineInput['kind']
  readonly season: { readonly year: number }
}
interface RowProps extends Props {
  readonly index: number
  readonly onRemove: () => void
}

/** One test of before the last. */
function EarlierTest({ kind, season, index, onRemove }: RowProps) {
  const { control } = useFormContext<MachineInput, unknown, MachineDraft>()
  const testedOn = useWatch({ control, name: `earlierTests.${index}.testedOn` })
  const end = testedOn && isDay(testedOn) ? testEndOf({ kind, testedOn, testDueOn: null }) : null
  const number = index + 1
  return (
    <li className={styles.test}>
      <Controller
        name={`earlierTests.${index}.testedOn`}
        control={control}
        render={({ field, fieldState }) => (
          <DateField
            {...field}
            label={machineFormText.earlierTestedOn(number)}
            season={season}
            onChange={(day) => field.onChange(day ?? '')}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name={`earlierTests.${index}.testDueOn`}
        control={control}
        render={({ field, fieldState }) => (
          <DateField
            {...field}
            value={field.value ?? null}
            label={machineFormText.earlierDueOn}
            season={season}
            placeholder={end === null ? undefined : formatDay(end)}
            error={fieldState.error?.message}
          />
        )}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        className={styles.remove}
        aria-label={machineFormText.removeEarlier(number)}
        onClick={onRemove}
      >
        <IconTrash size={20} aria-hidden />
      </ActionIcon>
    </li>
  )
}

/** Tests of a device before the last one: by them older jobs are judged. */
export function EarlierTests(place: Props) {
  const { control } = useFormContext<MachineInput, unknown, MachineDraft>()
  const { fields, append, remove } = useFieldArray({ control, name: 'earlierTests' })
  return (
    <section aria-label={machineFormText.earlierTests}>
      {fields.length > 0 && (
        <Input.Wrapper
          label={machineFormText.earlierTests}
          description={machineFormText.earlierHint}
          labelElement="div"
        >
          <ol className={styles.tests}>
            {fields.map(({ id }, index) => (
              <EarlierTest key={id} {...place} index={index} onRemove={() => remove(index)} />
            ))}
          </ol>
        </Input.Wrapper>
      )}
      {fields.length < MAX_EARLIER_TESTS && (
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => append({ testedOn: '', testDueOn: null })}
        >
          {machineFormText.addEarlier}
        </Button>
      )}
    </section>
  )
}

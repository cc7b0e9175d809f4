import { testBefore, testEndOf } from '@vagu/core/machines/rules'
import type { Machine, MachineDraft } from '@vagu/core/machines/schema'
import { TEST_YEARS } from '@vagu/core/machines/table'
import { isDay, yearOf } from '@vagu/core/time/day'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { formatDay } from '../../lib/format.ts'
import { today } from '../../lib/today.ts'
import { DateField } from '../../ui/DateField.tsx'
import { EarlierTests } from './EarlierTests.tsx'
import type { MachineInput } from './machine-form.ts'
import { machineFormText } from './form-text.ts'

/** Day by which the law wants the next test, as a hint. */
function dueHint(kind: MachineInput['kind'], testedOn: string | null | undefined): string {
  const known = testedOn && isDay(testedOn) ? testedOn : null
  const end = testEndOf({ kind, testedOn: known, testDueOn: null })
  return end === null ? machineFormText.dueUnknown : machineFormText.dueByLaw(formatDay(end))
}

interface Props {
  /** The machine as it is stored; none for a new one. */
  readonly machine: Machine | undefined
}

/** When a device was tested and when it is due again; nothing for kinds that the law wants no test of. */
export function TestInputs({ machine }: Props) {
  const { control } = useFormContext<MachineInput, unknown, MachineDraft>()
  const [kind, testedOn, earlierTests] = useWatch({ control, name: ['kind', 'testedOn', 'earlierTests'] })
  const years = TEST_YEARS[kind]
  if (years === null) return null
  const season = { year: yearOf(today()) }
  const kept = machine && testBefore(machine, { testedOn, earlierTests })
  return (
    <>
      <Controller
        name="testedOn"
        control={control}
        render={({ field, fieldState }) => (
          <DateField
            {...field}
            label={machineFormText.testedOn}
            season={season}
            description={
              kept ? machineFormText.keepsTest(formatDay(kept.testedOn)) : machineFormText.testedHint(years)
            }
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        name="testDueOn"
        control={control}
        render={({ field, fieldState }) => (
          <DateField
            {...field}
            label={machineFormText.testDueOn}
            season={season}
            description={dueHint(kind, testedOn)}
            error={fieldState.error?.message}
          />
        )}
      />
      <EarlierTests kind={kind} season={season} />
    </>
  )
}

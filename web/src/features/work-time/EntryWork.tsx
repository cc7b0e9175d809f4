import { Checkbox, MultiSelect, Stack } from '@mantine/core'
import { inFieldOrder } from '@vagu/core/fields/order'
import { nameOfYear } from '@vagu/core/fields/rules'
import { Controller, useWatch } from 'react-hook-form'
import type { Board } from './board.ts'
import type { Form } from './entry-form.ts'
import layout from '../../ui/layout.module.css'
import { workTimeText as text } from './text.ts'

/** Jobs of the day to tick: the person's, and those that the entry names. */
export function JobInputs({ form, board }: { readonly form: Form; readonly board: Board }) {
  const [workerId, date, chosen] = useWatch({
    control: form.control,
    name: ['workerId', 'date', 'jobEventIds'],
  })
  const day = date ?? ''
  const offered = board.jobs.filter(
    (job) =>
      chosen.includes(job._id) ||
      (job.worker === workerId && job.status !== 'PLANNED' && job.date <= day && day <= (job.endDate ?? day)),
  )
  if (offered.length === 0) return <p className={layout.quiet}>{text.noJobs}</p>
  return (
    <Controller
      name="jobEventIds"
      control={form.control}
      render={({ field }) => (
        <Checkbox.Group
          label={text.jobs}
          description={text.jobsHint}
          value={field.value}
          onChange={field.onChange}
        >
          <Stack gap="xs" mt="xs">
            {offered.map(({ _id, job, fieldName }) => (
              <Checkbox key={_id} value={_id} label={`${job.name}, ${fieldName}`} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
    />
  )
}

/** Fields beside those of the jobs. */
export function FieldInput({ form, board }: { readonly form: Form; readonly board: Board }) {
  const year = Number(board.month.slice(0, 4))
  return (
    <Controller
      name="fieldIds"
      control={form.control}
      render={({ field }) => (
        <MultiSelect
          {...field}
          label={text.fields}
          searchable
          clearable
          data={board.fields
            .toSorted(inFieldOrder(year))
            .map((each) => ({ value: each._id, label: nameOfYear(each, year) }))}
        />
      )}
    />
  )
}

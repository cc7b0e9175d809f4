import { Alert, Button, Group, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { addWorkTime, changeWorkTime } from '@vagu/core/work-times/contract'
import { isDay } from '@vagu/core/time/day'
import { endDayOf, grossMinutes } from '@vagu/core/work-times/clock'
import { overlapOf } from '@vagu/core/work-times/overlap'
import { centsOf } from '@vagu/core/work-times/pay'
import { checkTimes } from '@vagu/core/work-times/rules'
import type { WorkTime } from '@vagu/core/work-times/schema'
import { useState } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { SaveFoot } from '../../ui/SaveFoot.tsx'
import { formatMinutes } from '../../entities/work-times/hours.ts'
import { call } from '../../lib/call.ts'
import { CallError } from '../../lib/call-error.ts'
import { formatMoney, formatNumber } from '../../lib/format.ts'
import { newId } from '../../lib/new-id.ts'
import { DateField } from '../../ui/DateField.tsx'
import { DecimalField } from '../../ui/DecimalField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useMessages } from '../../ui/Messages.tsx'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { useFlatForm } from '../../ui/use-flat-form.ts'
import type { Board } from './board.ts'
import {
  checkEntry,
  type EntryForm,
  type Form,
  formOf,
  habitOf,
  habitText,
  type NewEntry,
  newForm,
  rateOnChoice,
  type Sent,
  unwrittenRate,
} from './entry-form.ts'
import { EntryHistory } from './EntryHistory.tsx'
import { FieldInput, JobInputs } from './EntryWork.tsx'
import layout from '../../ui/layout.module.css'
import { workTimeText as text } from './text.ts'

interface Props {
  readonly board: Board
  /** The entry that is changed; none for a new one. */
  readonly entry?: WorkTime | undefined
  readonly start: NewEntry
  readonly onClose: () => void
  /** Told when it was stored. */
  readonly onSaved?: () => void
}

function useEntryForm({ board, entry, start, onClose, onSaved }: Props) {
  const messages = useMessages()
  const [id] = useState(newId)
  const { entries, last, seesMoney } = board
  const own = start.workerId ?? (board.isOwn ? (board.people[0]?._id ?? null) : (last?.workerId ?? null))
  const habit = habitOf(entries, last, own)
  return useFlatForm<EntryForm, Sent>({
    start: entry ? formOf(entry) : newForm(own === null ? start : { ...start, workerId: own }, habit),
    checkInput: (form) => checkEntry(form, entry, seesMoney),
    send: async (body) => {
      if (entry) await call(changeWorkTime, { params: { id: entry._id }, body })
      else await call(addWorkTime, { body: { ...body, _id: id } })
      messages.success(entry ? text.changed : text.added)
      onSaved?.()
      onClose()
    },
    onFailed: (error) => {
      if (error instanceof CallError && error.code === 'paid') messages.error(text.frozen)
      else messages.notSaved(error, 'saveFailed')
    },
  })
}

interface InputProps {
  readonly form: Form
  readonly board: Board
  readonly entry: WorkTime | undefined
}

/** Words of what stands in the form now: how long, what it pays, that it goes over midnight, whom it overlaps. */
function Told({ form, board, entry }: InputProps) {
  const now = useWatch({ control: form.control }) as EntryForm
  const { workerId, date, start, end } = now
  const breakMinutes = now.breakMinutes ?? 0
  if (!workerId || !date || !isDay(date) || !/^\d\d:\d\d$/.test(start) || !/^\d\d:\d\d$/.test(end))
    return null
  const times = { date, start, end, breakMinutes }
  if (checkTimes(times).length > 0) return null
  const minutes = (grossMinutes(times) ?? 0) - breakMinutes
  const rate = now.hourlyRate ?? unwrittenRate(workerId, entry, board.people)
  const hours = formatMinutes(minutes)
  const other = overlapOf({ ...times, _id: entry?._id ?? '', workerId }, board.entries)
  return (
    <Stack gap="xs" role="status">
      <p className={layout.quiet}>
        {board.seesMoney && rate !== null && !Number.isNaN(rate)
          ? text.lastsAndPays(hours, formatMoney(centsOf(minutes, rate)))
          : text.lasts(hours)}
        {endDayOf(times) !== date && `. ${text.nextDay}`}
      </p>
      {other && (
        <Alert color="yellow" variant="light" icon={<IconAlertTriangle aria-hidden />} role="note">
          {text.overlapHint(other.name)}
        </Alert>
      )}
    </Stack>
  )
}

function TimeInputs({ form }: { readonly form: Form }) {
  const { errors } = form.formState
  return (
    <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="sm">
      <TextInput
        {...form.register('start')}
        type="time"
        label={text.start}
        required
        error={errors.start?.message}
      />
      <TextInput
        {...form.register('end')}
        type="time"
        label={text.end}
        required
        error={errors.end?.message}
      />
      <Controller
        name="breakMinutes"
        control={form.control}
        render={({ field, fieldState }) => (
          <DecimalField
            {...field}
            label={text.breakMinutes}
            unit={text.minutes}
            decimals={0}
            error={fieldState.error?.message}
          />
        )}
      />
    </SimpleGrid>
  )
}

function RateInput({ form, board, entry }: InputProps) {
  const workerId = useWatch({ control: form.control, name: 'workerId' })
  const rate = unwrittenRate(workerId, entry, board.people)
  if (!board.seesMoney) return null
  return (
    <Controller
      name="hourlyRate"
      control={form.control}
      render={({ field, fieldState }) => (
        <DecimalField
          {...field}
          label={text.rate}
          description={text.rateHint}
          placeholder={rate === null ? text.noPay : formatNumber(rate)}
          unit={text.perHour}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

function WorkerInput({ form, board, entry }: InputProps) {
  if (board.isOwn) return null
  const options = board.people
    .filter(({ isGone, _id }) => !isGone || _id === entry?.workerId)
    .map(({ _id, name }) => ({ value: _id, label: name }))
  return (
    <Controller
      name="workerId"
      control={form.control}
      render={({ field, fieldState }) => (
        <SearchSelect
          {...field}
          label={text.worker}
          options={options}
          isRequired
          error={fieldState.error?.message}
          onChange={(next) => {
            field.onChange(next)
            form.setValue('hourlyRate', rateOnChoice(next, entry), { shouldDirty: true })
          }}
        />
      )}
    />
  )
}

/** One tap that takes over the times of the entry before. */
function LikeBefore({ form, board }: { readonly form: Form; readonly board: Board }) {
  const workerId = useWatch({ control: form.control, name: 'workerId' })
  const habit = habitOf(board.entries, board.last, workerId)
  const take = (): void => {
    for (const name of ['start', 'end', 'breakMinutes'] as const)
      form.setValue(name, habit[name], { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
  return (
    <Button variant="subtle" size="compact-md" onClick={take}>
      {text.likeYesterday(habitText(habit))}
    </Button>
  )
}

/** The window 'Lisa Tööaeg': who, when, on what. */
export function EntryDialog(props: Props) {
  const { board, entry, onClose } = props
  const { form, submit, isChanged, isSubmitting } = useEntryForm(props)
  return (
    <Dialog isOpen onClose={onClose} title={entry ? text.edit : text.addTitle} isChanged={isChanged}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <WorkerInput form={form} board={board} entry={entry} />
          <Controller
            name="date"
            control={form.control}
            render={({ field, fieldState }) => (
              <DateField
                {...field}
                label={text.date}
                season={{ year: Number(board.month.slice(0, 4)) }}
                isRequired
                error={fieldState.error?.message}
              />
            )}
          />
          <TimeInputs form={form} />
          {!entry && (
            <Group>
              <LikeBefore form={form} board={board} />
            </Group>
          )}
          <Told form={form} board={board} entry={entry} />
          <JobInputs form={form} board={board} />
          <FieldInput form={form} board={board} />
          <RateInput form={form} board={board} entry={entry} />
          <Textarea
            {...form.register('note')}
            label={text.note}
            autosize
            minRows={1}
            error={form.formState.errors.note?.message}
          />
          <SaveFoot label={text.save} isSaving={isSubmitting}>
            {entry && <EntryHistory entry={entry} board={board} onRestored={onClose} />}
          </SaveFoot>
        </Stack>
      </form>
    </Dialog>
  )
}

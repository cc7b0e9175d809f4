import { isDay } from '@vagu/core/time/day'
import { Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { SaveFoot } from '../../ui/SaveFoot.tsx'
import { ChoiceChips } from '../../ui/ChoiceChips.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import { cardName } from './card-name.ts'
import { dayOfMonth, weekdayShort } from './day-name.ts'
import type { PlanCard } from './plan-cards.ts'
import { usePlanner } from './planner-context.ts'
import { dayPlannerText } from './text.ts'
import { mayTake, NOBODY } from './worker-rows.ts'

interface Props {
  readonly card: PlanCard
  readonly onClose: () => void
}

/** A card to any day and any worker, without a mouse. */
export function MoveDialog({ card, onClose }: Props) {
  const { days, today, year, workers, move } = usePlanner()
  const { status, date, worker } = card.first
  const start = { day: status === 'PLANNED' ? null : date, taker: worker ?? NOBODY }
  const [day, setDay] = useState<string | null>(start.day)
  const [taker, setTaker] = useState<string | null>(start.taker)
  const isChanged = day !== start.day || taker !== start.taker
  const offered = workers.filter((one) => one._id === worker || mayTake(one, card.jobs))
  const isReady = day !== null && isDay(day)
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (!isReady) return
    onClose()
    move(card, { day, worker: taker === NOBODY ? null : taker }, { keepsFocus: true })
  }
  return (
    <Dialog isOpen onClose={onClose} title={dayPlannerText.moveTitle(cardName(card))} isChanged={isChanged}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <ChoiceChips
            label={dayPlannerText.moveDay}
            name="weekday"
            value={day}
            choices={days
              .filter((one) => one >= today)
              .map((one) => ({ value: one, label: `${weekdayShort(one)} ${dayOfMonth(one)}` }))}
            onChange={setDay}
          />
          <DateField
            label={dayPlannerText.otherDay}
            value={day}
            season={{ year }}
            name="day"
            onChange={setDay}
          />
          <SearchSelect
            label={dayPlannerText.moveWorker}
            value={taker}
            options={[
              ...offered.map(({ _id, name }) => ({ value: _id, label: name })),
              { value: NOBODY, label: dayPlannerText.nobody },
            ]}
            name="worker"
            onChange={setTaker}
          />
          <SaveFoot label={dayPlannerText.move} isDisabled={!isReady} />
        </Stack>
      </form>
    </Dialog>
  )
}

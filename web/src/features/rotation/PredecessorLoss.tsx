import { Group, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { cropByKey } from '@vagu/core/crops/table'
import type { Field } from '@vagu/core/fields/schema'
import { NO_PLAN, sequenceOf } from '@vagu/core/rotation/plan'
import { bestPredecessor, lossOf, poorPredecessor } from '@vagu/core/rotation/predecessors'
import { goalOf, tonnesPerHa } from '@vagu/core/yield-goals/rules'
import { useState } from 'react'
import { yieldGoalsQuery } from '../../entities/rotation/queries.ts'
import { DecimalField } from '../../ui/DecimalField.tsx'
import type { Board } from './use-board.ts'
import { rotationText } from './text.ts'

interface Props {
  readonly board: Board
  readonly field: Field
  readonly year: number
}

/**
 * Loss per hectare that the predecessor of a cell causes, beside the best one of the farm: tonnes, and euros at a
 * price.
 */
export function PredecessorLoss({ board, field, year }: Props) {
  const goals = useQuery(yieldGoalsQuery(year)).data
  const [typedPrice, setPrice] = useState<number | null>()
  const [typedYield, setYield] = useState<number | null>()
  const crops = sequenceOf(field, board.planned.get(field._id) ?? NO_PLAN, board.terms.thisYear)
  const [crop, previous] = [crops.get(year), crops.get(year - 1)]
  const poor = crop !== undefined && previous !== undefined && poorPredecessor(previous, crop)
  const best = crop === undefined ? undefined : bestPredecessor(crop, board.among)
  if (!poor || !best || best.percent <= poor.percent) return null
  const goal = goals && goalOf(new Map([[year, goals.goals]]), { fieldId: field._id, crop, year })
  const usual = cropByKey(crop)?.usualYield ?? 0
  const perHa = typedYield === undefined ? ((goal && tonnesPerHa(goal)) ?? usual) : typedYield
  const known = goals?.prices.find((each) => each.crop === crop)?.tonnePrice ?? null
  const price = typedPrice === undefined ? known : typedPrice
  const isWhole = perHa !== null && Number.isFinite(perHa)
  const loss = lossOf({
    percent: poor.percent,
    better: best.percent,
    perHa: isWhole ? perHa : 0,
    price: price !== null && Number.isFinite(price) ? price : null,
  })
  return (
    <Stack gap="xs">
      <strong>{rotationText.lossTitle}</strong>
      <div role="status">
        {rotationText.loss({ previous, better: best.crop, tonnes: loss.tonnes })}
        {loss.euros === null ? '. ' : ', '}
        {loss.euros === null ? rotationText.noPrice : <strong>{rotationText.lossMoney(loss.euros)}</strong>}
      </div>
      <Group grow>
        <DecimalField label={rotationText.perHa} unit="t/ha" value={perHa} onChange={setYield} />
        <DecimalField label={rotationText.price} unit="€/t" value={price} onChange={setPrice} />
      </Group>
      {!goal && typedYield === undefined && <div>{rotationText.usual}</div>}
    </Stack>
  )
}

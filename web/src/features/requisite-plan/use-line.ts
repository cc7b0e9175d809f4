import {
  type FieldToPlan,
  type PlannedLine,
  RequisitePlanDraft,
  type RequisitePlanDraft as Draft,
} from '@vagu/core/requisite-plan/schema'
import type { ApplicationUnit } from '@vagu/core/units/schema'
import { check } from '@vagu/core/validation'
import { useMemo, useState } from 'react'

/** Inputs of a line; what is not chosen yet is null. */
export interface LineInputs {
  readonly material: Pick<Draft, 'type' | 'requisiteId' | 'name'> | null
  readonly amount: number | null
  readonly unit: ApplicationUnit
  readonly timeframe: Draft['timeframe'] | null
  readonly times: number | null
  readonly area: number | null
  readonly note: string
}

export const NEW_LINE: LineInputs = {
  material: null,
  amount: null,
  unit: 'kg/ha',
  timeframe: null,
  times: 1,
  area: null,
  note: '',
}
export const inputsOf = (line: PlannedLine): LineInputs => ({
  material: { type: line.type, requisiteId: line.requisiteId, name: line.name },
  amount: line.amount,
  unit: line.unit,
  timeframe: line.timeframe,
  times: line.times,
  area: line.area,
  note: line.note,
})

function draftFor({ fieldId, crop }: FieldToPlan, year: number, inputs: LineInputs) {
  const { material, ...rest } = inputs
  return { fieldId, year, crop, ...material, ...rest, source: 'MANUAL' }
}

export interface LineProps {
  readonly year: number
  readonly initial: LineInputs
  /** Fields that it may go on, and whether they are chosen among. */
  readonly fields: readonly FieldToPlan[]
  readonly onTyping: () => void
  readonly onSave: (drafts: readonly Draft[]) => void
}

/** Inputs as they are typed, the fields that they go on, and errors once saving was tried. */
export function useLine({ year, initial, fields, onTyping, onSave }: LineProps) {
  const [inputs, setInputs] = useState(initial)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(fields.map(({ fieldId }) => fieldId)))
  const [isTried, setIsTried] = useState(false)
  const wanted = useMemo(() => fields.filter(({ fieldId }) => chosen.has(fieldId)), [fields, chosen])
  const [first = fields[0]] = wanted
  const checked = useMemo(
    () => first && check(RequisitePlanDraft, draftFor(first, year, inputs)),
    [first, year, inputs],
  )
  const errors = isTried && checked && !checked.ok ? checked.errors : []
  return {
    inputs,
    chosen,
    setChosen,
    isTried,
    wanted,
    checked,
    errorOf: (path: string): string | undefined => errors.find((error) => error.path === path)?.message,
    type: (change: Partial<LineInputs>): void => {
      onTyping()
      setInputs({ ...inputs, ...change })
    },
    submit: (): void => {
      setIsTried(true)
      if (wanted.length === 0 || !checked?.ok) return
      onSave(wanted.map(({ fieldId, crop }) => ({ ...checked.value, fieldId, crop })))
    },
  }
}

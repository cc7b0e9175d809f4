import { NativeSelect } from '@mantine/core'
import { type CostOverview, STAND_YEARS } from '@vagu/core/profit/schema'
import { useMay } from '../../ui/may.tsx'
import { profitText as text } from './text.ts'
import { useChangeOverview } from './use-change-overview.ts'

const YEARS = Array.from(
  { length: STAND_YEARS.max - STAND_YEARS.min + 1 },
  (_, index) => STAND_YEARS.min + index,
)
const OPTIONS = [
  { value: '', label: text.standNone },
  ...YEARS.map((years) => ({ value: String(years), label: text.standYears(years) })),
]

interface Props {
  readonly overview: CostOverview
  readonly fieldId: string
}
/** Over how many years the sowing of this year is shared. */
export function StandChoice({ overview: { year, stands }, fieldId }: Props) {
  const mayWrite = useMay('write')
  const { change } = useChangeOverview(year)
  const before = stands.find((stand) => stand.fieldId === fieldId)?.years ?? null
  const standOf = (count: number | null) => (count === null ? null : { fieldId, years: count })
  const choose = (years: number | null): void =>
    change({
      said: text.standSaved,
      body: { stands: [{ fieldId, years, seen: standOf(before) }] },
      back: { stands: [{ fieldId, years: before, seen: standOf(years) }] },
    })
  return (
    <NativeSelect
      label={text.stand}
      description={text.standHint}
      data={OPTIONS}
      value={before === null ? '' : String(before)}
      disabled={!mayWrite}
      onChange={({ currentTarget: { value } }) => choose(value === '' ? null : Number(value))}
    />
  )
}

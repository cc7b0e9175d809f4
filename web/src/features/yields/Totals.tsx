import type { FarmOutcome } from '@vagu/core/harvest/overview'
import { minCertifiedPercent } from '@vagu/core/warnings/rules/ksm-certified-seed/share'
import factStyles from '../../ui/FactList.module.css'
import { FactList } from '../../ui/FactList.tsx'
import { useStatus } from '../../entities/use-status.ts'
import { yieldsText as text } from './text.ts'

/** Certified seed of the cereals, which the status tells of one year. */
function useCertified(year: number): (readonly [string, string])[] {
  const { yearOverview } = useStatus().data ?? {}
  const percent = yearOverview?.year === year ? yearOverview.areaPercentageWithOfficialSeeds : null
  return percent === null ? [] : [[text.certified, text.certifiedOf(percent, minCertifiedPercent(year))]]
}

/** The farm in one line: land under crops, how much of it is harvested, and the certified seed. */
export function Totals({ farm, year }: { readonly farm: FarmOutcome; readonly year: number }) {
  const certified = useCertified(year)
  const facts: readonly (readonly [string, string])[] = [
    [text.totalArea, text.area(farm.area)],
    [text.harvested, `${text.area(farm.harvestedArea)} (${text.percent(farm.harvestedPercent)})`],
    [text.fieldsHead, text.fieldsDone(farm.harvestedFields, farm.fields)],
    [text.cropsHead, String(farm.crops.length)],
    ...certified,
  ]
  return <FactList facts={facts} className={factStyles.figures} label={text.totals} />
}

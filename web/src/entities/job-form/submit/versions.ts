import type { JobEvent } from '@vagu/core/job-events/schema'
import { animalOf } from '@vagu/core/nutrients/livestock'
import { describeInspection } from '../../inspections/describe-inspection.ts'
import { EMPTY, formatNumber, formatQuantity } from '../../../lib/format.ts'
import { describeJob, heapText, jobDays, weatherText } from '../../jobs/describe-job.ts'
import type { Difference } from '../../../ui/VersionChoice.tsx'
import { words } from '../../jobs/text.ts'

/** How fertiliser was spread, as far as it is known. */
function spreadingText(fertilization: JobEvent['fertilization']): string {
  if (!fertilization) return EMPTY
  const { spreading, incorporatedWithinHours: hours, nutrientN, soilSampleYear, soilMethod } = fertilization
  return [
    spreading && words.spreadings[spreading],
    hours !== null && words.incorporatedWithin(formatQuantity(hours, 'h')),
    fertilization.fertilizationBeforeSow && words.beforeSow.toLocaleLowerCase('et'),
    fertilization.highNutrientN &&
      `${words.highNeed.toLocaleLowerCase('et')} (${formatQuantity(nutrientN, 'mg/kg')}, ${words.soilMethods[soilMethod ?? 'MEHLICH3']}, ${soilSampleYear ?? EMPTY})`,
  ]
    .filter(Boolean)
    .join(', ')
}

const delayText = (days: number | null | undefined): string | false =>
  days != null && formatQuantity(days, 'p')

/** What a list does not tell of materials: certificate, batch, dressing, and what they ask of others. */
const materialsText = ({ requisites }: JobEvent): string =>
  requisites
    .map((material) =>
      [
        material.name,
        material.seedCertificate,
        material.batchNo,
        material.coating?.name,
        delayText(material.harvestDelayDays),
        delayText(material.workDelayDays),
      ]
        .filter(Boolean)
        .join(' '),
    )
    .join(', ') || EMPTY

const herdingText = ({ herding }: JobEvent): string =>
  herding
    .map(({ animalType, amount, days, hoursPerDay }) =>
      words.herded(
        `${animalOf(animalType)?.name ?? animalType} ${formatNumber(amount)}`,
        formatNumber(days),
        formatNumber(hoursPerDay),
      ),
    )
    .join(', ') || EMPTY

const lines = (event: JobEvent): [label: string, text: string][] => [
  [words.category, event.jobCategory.name],
  [words.columns.what, describeJob(event)],
  [words.variant, event.jobVariant ?? EMPTY],
  [words.materialFacts, materialsText(event)],
  [words.columns.date, jobDays(event)],
  [words.status, words.statuses[event.status]],
  [words.startTime, event.startTime ?? EMPTY],
  [words.growthStage, formatNumber(event.growthStage)],
  [words.weather, weatherText(event) || EMPTY],
  [words.field, event.fieldName],
  [words.area, formatQuantity(event.area, 'ha', 4)],
  [words.customArea, event.customFieldArea?.name ?? EMPTY],
  [words.workAmount, formatQuantity(event.amount, (event.unit ?? '').replace('m3', 'm³'), 3)],
  [words.heap, heapText(event.heap) || EMPTY],
  [words.herding, herdingText(event)],
  [words.soilSampler, event.soilSampler ?? EMPTY],
  [words.blocks.worker, event.workerName ?? EMPTY],
  [words.blocks.inspections, event.inspections.map(describeInspection).join(', ') || EMPTY],
  [words.fertilization, spreadingText(event.fertilization)],
  [words.notes, event.notes || EMPTY],
  [words.labels, event.labels.join(', ') || EMPTY],
  [words.blocks.image, formatNumber(event.images.length)],
]

/** What differs between the farmer's version and the stored one, in the order of the form. */
export function differences(mine: JobEvent, stored: JobEvent): Difference[] {
  const theirs = lines(stored)
  return lines(mine).flatMap(([label, text], index) => {
    const other = theirs[index]?.[1] ?? EMPTY
    return text === other ? [] : [{ label, mine: text, stored: other }]
  })
}

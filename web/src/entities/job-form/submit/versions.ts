import type { Job } from '@vagu/core/jobs/schema'
import { animalOf } from '@vagu/core/nutrients/livestock'
import { describeMonitoringEntry } from '../../monitoring/describe-monitoring.ts'
import { EMPTY, formatNumber, formatQuantity } from '../../../lib/format.ts'
import { describeJob, heapText, jobDays, weatherText } from '../../jobs/describe-job.ts'
import type { Difference } from '../../../ui/VersionChoice.tsx'
import { jobsText } from '../../jobs/text.ts'

/** How fertiliser was spread, as far as it is known. */
function spreadingText(fertilization: Job['fertilization']): string {
  if (!fertilization) return EMPTY
  const { spreading, incorporatedWithinHours: hours, nutrientN, soilSampleYear, soilMethod } = fertilization
  return [
    spreading && jobsText.spreadings[spreading],
    hours !== null && jobsText.incorporatedWithin(formatQuantity(hours, 'h')),
    fertilization.fertilizationBeforeSow && jobsText.beforeSow.toLocaleLowerCase('et'),
    fertilization.highNutrientN &&
      `${jobsText.highNeed.toLocaleLowerCase('et')} (${formatQuantity(nutrientN, 'mg/kg')}, ${jobsText.soilMethods[soilMethod ?? 'MEHLICH3']}, ${soilSampleYear ?? EMPTY})`,
  ]
    .filter(Boolean)
    .join(', ')
}

const delayText = (days: number | null | undefined): string | false =>
  days != null && formatQuantity(days, 'p')

/** What a list does not tell of materials: certificate, batch, dressing, and what they ask of others. */
const materialsText = ({ requisites }: Job): string =>
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

const grazingText = ({ herding }: Job): string =>
  herding
    .map(({ animalType, amount, days, hoursPerDay }) =>
      jobsText.herded(
        `${animalOf(animalType)?.name ?? animalType} ${formatNumber(amount)}`,
        formatNumber(days),
        formatNumber(hoursPerDay),
      ),
    )
    .join(', ') || EMPTY

const lines = (event: Job): [label: string, text: string][] => [
  [jobsText.category, event.jobCategory.name],
  [jobsText.columns.what, describeJob(event)],
  [jobsText.variant, event.jobVariant ?? EMPTY],
  [jobsText.materialFacts, materialsText(event)],
  [jobsText.columns.date, jobDays(event)],
  [jobsText.status, jobsText.statuses[event.status]],
  [jobsText.startTime, event.startTime ?? EMPTY],
  [jobsText.growthStage, formatNumber(event.growthStage)],
  [jobsText.weather, weatherText(event) || EMPTY],
  [jobsText.field, event.fieldName],
  [jobsText.area, formatQuantity(event.area, 'ha', 4)],
  [jobsText.customArea, event.customFieldArea?.name ?? EMPTY],
  [jobsText.workAmount, formatQuantity(event.amount, (event.unit ?? '').replace('m3', 'm³'), 3)],
  [jobsText.heap, heapText(event.heap) || EMPTY],
  [jobsText.herding, grazingText(event)],
  [jobsText.soilSampler, event.soilSampler ?? EMPTY],
  [jobsText.blocks.worker, event.workerName ?? EMPTY],
  [jobsText.blocks.inspections, event.inspections.map(describeMonitoringEntry).join(', ') || EMPTY],
  [jobsText.fertilization, spreadingText(event.fertilization)],
  [jobsText.notes, event.notes || EMPTY],
  [jobsText.labels, event.labels.join(', ') || EMPTY],
  [jobsText.blocks.image, formatNumber(event.images.length)],
]

/** What differs between the farmer's version and the stored one, in the order of the form. */
export function differences(mine: Job, stored: Job): Difference[] {
  const theirs = lines(stored)
  return lines(mine).flatMap(([label, text], index) => {
    const other = theirs[index]?.[1] ?? EMPTY
    return text === other ? [] : [{ label, mine: text, stored: other }]
  })
}

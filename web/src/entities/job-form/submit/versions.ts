import type { Job } from '@vagu/core/jobs/schema'
import { animalOf } from '@vagu/core/nutrients/livestock'
import { describeMonitoringEntry } from '../../monitoring/describe-monitoring.ts'
import { EMPTY, formatDay, formatNumber, formatQuantity } from '../../../lib/format.ts'
import { describeJob, heapText, jobDays, weatherText } from '../../jobs/describe-job.ts'
import type { Difference } from '../../../ui/VersionChoice.tsx'
import { jobsText } from '../../jobs/text.ts'
import { placeText } from '../../places/place-text.ts'

/** How fertilizer was spread, as far as it is known. */
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

/** Details of materials that a list does not tell: certificate, batch, dressing, and what they ask of others. */
const materialsText = ({ requisites }: Job): string =>
  requisites
    .map((material) =>
      [
        material.name,
        material.seedCertificate,
        material.batchNo,
        material.coating?.name,
        material.coating?.treatedOn && formatDay(material.coating.treatedOn),
        material.coating?.treatedBy,
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

/** Names of machines by their ids; of one that is in no list, that there is one. */
export type NameOfMachine = (id: string) => string
const SOME: NameOfMachine = () => jobsText.someMachine

const lines = (job: Job, nameOf: NameOfMachine): [label: string, text: string][] => [
  [jobsText.category, job.jobCategory.name],
  [jobsText.columns.what, describeJob(job)],
  [jobsText.variant, job.jobVariant ?? EMPTY],
  [jobsText.materialFacts, materialsText(job)],
  [jobsText.columns.date, jobDays(job)],
  [jobsText.status, jobsText.statuses[job.status]],
  [jobsText.startTime, job.startTime ?? EMPTY],
  [jobsText.growthStage, formatNumber(job.growthStage)],
  [jobsText.weather, weatherText(job) || EMPTY],
  [jobsText.field, job.fieldName],
  [jobsText.area, formatQuantity(job.area, 'ha', 4)],
  [jobsText.customArea, job.customFieldArea?.name ?? EMPTY],
  [jobsText.workAmount, formatQuantity(job.amount, (job.unit ?? '').replace('m3', 'm³'), 3)],
  [jobsText.heap, heapText(job.heap) || EMPTY],
  [jobsText.heapPlace, job.heap?.place ? placeText(job.heap.place) : EMPTY],
  [jobsText.herding, grazingText(job)],
  [jobsText.soilSampler, job.soilSampler ?? EMPTY],
  [jobsText.soilSamples, job.soilSamples == null ? EMPTY : String(job.soilSamples)],
  [jobsText.blocks.worker, job.workerName ?? EMPTY],
  [jobsText.blocks.machine, job.machine ? nameOf(job.machine) : EMPTY],
  [jobsText.blocks.inspections, job.inspections.map(describeMonitoringEntry).join(', ') || EMPTY],
  [jobsText.fertilization, spreadingText(job.fertilization)],
  [jobsText.notes, job.notes || EMPTY],
  [jobsText.labels, job.labels.join(', ') || EMPTY],
  [jobsText.blocks.image, formatNumber(job.images.length)],
]

/** Differences between the farmer's version and the stored one, in the order of the form. */
export function differences(mine: Job, stored: Job, nameOf: NameOfMachine = SOME): Difference[] {
  const theirs = lines(stored, nameOf)
  return lines(mine, nameOf).flatMap(([label, text], index) => {
    const other = theirs[index]?.[1] ?? EMPTY
    return text === other ? [] : [{ label, mine: text, stored: other }]
  })
}

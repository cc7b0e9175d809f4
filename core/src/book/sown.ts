/** Crop and variety that a job sowed: those of its seed, which need not be what stands on the field that year. */
import { cropByKey } from '../crops/table.ts'
import { mainCropOf, otherCropsOf } from '../fields/rules.ts'
import type { MainCrop, OtherCrop } from '../fields/schema.ts'
import type { JobMaterial } from '../jobs/schema.ts'
import { cropsOfSeeds } from '../materials/seed-crops.ts'
import { VARIETIES } from '../seeds/varieties.ts'
import { CATEGORY } from '../settings/table.ts'
import { cropYearOf } from '../time/season.ts'
import type { DoneJob } from './period.ts'
import { cropNamed, cropText } from './words.ts'

type FieldCrop = MainCrop | OtherCrop

/** The crop of a key on the field: of the year of the job, else the main one of the year after it, for which it may be sown. */
function cropOnField({ job, field }: DoneJob, key: string): FieldCrop | undefined {
  const year = cropYearOf(job.date, field.yearInfo)
  return [mainCropOf(field, year), ...otherCropsOf(field, year), mainCropOf(field, year + 1)].find(
    (crop) => crop?.crop === key,
  )
}

const wordsOf = (text: string): string => ` ${text.toLowerCase().replaceAll(/[\s,()"]+/g, ' ')} `

/** The longest variety of the crop that a name holds. */
const knownVariety = (name: string, key: string): string | undefined =>
  VARIETIES.filter(({ crop, name: variety }) => crop === key && wordsOf(name).includes(wordsOf(variety)))
    .map((variety) => variety.name)
    .toSorted((a, b) => b.length - a.length)[0]

const NO_VARIETY = /seeme|seemn|segu/i

/** Words that a name has beside the crop, "Taliraps Kuga" or "Kuga"; null where they are no name of their own. */
function ownWords(name: string, key: string): string | null {
  const crop = (cropByKey(key)?.name ?? key).toLowerCase()
  const rest = (name.toLowerCase().startsWith(`${crop} `) ? name.slice(crop.length) : name).trim()
  const [first = ''] = rest.split(' ')
  const isOwn = /^\p{Lu}/u.test(first) && !NO_VARIETY.test(rest) && !crop.includes(first.toLowerCase())
  return isOwn ? rest : null
}

/** Crop of a seed; that of the field where the seed does not say. */
export function cropOfSeed(done: DoneJob, { subtype }: JobMaterial): string | null {
  if (!subtype) return cropText(mainCropOf(done.field, cropYearOf(done.job.date, done.field.yearInfo)))
  return cropText(cropOnField(done, subtype)) ?? cropNamed(subtype)
}

/** Variety of a seed: what its name is known to hold, what the field says of its crop, else what its name says. */
export function varietyOfSeed(done: DoneJob, { name, subtype }: JobMaterial): string | null {
  if (!subtype) return mainCropOf(done.field, cropYearOf(done.job.date, done.field.yearInfo))?.variety ?? null
  return knownVariety(name, subtype) || cropOnField(done, subtype)?.variety || ownWords(name, subtype)
}

/**
 * Crops that a job sowed, for which is also what it spread beside the seed: none where it sowed the main crop too, or only what
 * stands under it.
 */
export function cropsSownInstead(done: DoneJob): readonly string[] {
  const { job, field } = done
  if (job.jobCategory.key !== CATEGORY.sowing) return []
  const year = cropYearOf(job.date, field.yearInfo)
  const main = mainCropOf(field, year)?.crop
  const keys = cropsOfSeeds(job.requisites)
  const undersown = otherCropsOf(field, year).filter(({ use }) => use === 'UNDERSOWN')
  const isUndersown = (key: string): boolean => undersown.some(({ crop }) => crop === key)
  return keys.includes(main ?? '') || keys.every(isUndersown) ? [] : keys
}

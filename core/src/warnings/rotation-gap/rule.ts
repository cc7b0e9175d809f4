import { type CropSequence, judgeRotation, type RotationFault } from '../../crops/rotation.ts'
import { yearOf } from '../../time/day.ts'
import { seasonOf } from '../../time/season.ts'
import { dated } from '../dated.ts'
import type { FieldFacts } from '../facts.ts'
import type { FarmFacts } from '../farm.ts'
import { fieldTarget } from '../field-target.ts'
import type { FarmFinding, Rule } from '../rule.ts'
import { rotationLimits } from './limits.ts'
import { rotationText } from './text.ts'

const cropsOf = ({ yearInfo }: FieldFacts): CropSequence =>
  new Map(yearInfo.flatMap(({ year, mainCrop }) => (mainCrop ? [[year, mainCrop.crop] as const] : [])))

/** What the crop of the year is held against; at most 70 letters. */
function againstOf(fault: RotationFault): string {
  if (fault.kind === 'return') return `${fault.last.year}|${fault.last.crop}|${fault.needed}`
  if (fault.kind === 'predecessor') return fault.previous
  return `${fault.inRow}|${fault.most}`
}

const findingOf = (field: FieldFacts, fault: RotationFault): FarmFinding => ({
  outcome: 'broken',
  target: fieldTarget(field),
  cause: `${fault.kind}|${fault.year}|${fault.crop}|${againstOf(fault)}`,
  date: null,
  until: null,
  nextAllowed: seasonOf(fault.nextYear, field.yearInfo).start,
  message: () => rotationText(field.name, fault),
})

/** What is older than last year cannot be mended, and what lies further ahead is not planned yet. */
function checkFarm({ fields, today }: FarmFacts): FarmFinding[] {
  const thisYear = yearOf(today)
  const years = { from: thisYear - 1, to: thisYear + 2 }
  return fields.flatMap((field) =>
    judgeRotation(cropsOf(field), years).map((fault) => findingOf(field, fault)),
  )
}

/** Main crops that return too soon, stay too long or follow a bad predecessor. */
export const rotationGap: Rule = {
  id: 'ROTATION_GAP',
  title: 'Viljavaheldus ei sobi',
  level: 'WARN',
  summary:
    'Põllu põhikultuuride järgi, eelmisest aastast ülejärgmiseni: sama rühma kultuur naaseb liiga vara (mitmeaastase ' +
    'kultuuri järjestikused aastad on üks kasvuaeg), rühm kasvab liiga mitu aastat järjest, eelvili ei sobi, või on ' +
    'sama põhikultuur järjest kauem, kui KSM toetus lubab. Peale KSM nõude on kõik arvud soovituslikud.',
  sources: dated([
    { since: null, value: { title: 'Külvikorra soovitused (pikk.ee), soovituslik' } },
    {
      since: '2023-01-01',
      value: {
        title:
          'Külvikorra soovitused (pikk.ee), soovituslik; KSM toetuse nõue: maaeluministri 21.12.2022 määrus nr 75',
      },
    },
  ]),
  limits: rotationLimits,
  checkFarm,
}

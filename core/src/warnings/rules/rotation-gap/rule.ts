import { type CropSequence, judgeRotation, type RotationFault } from '../../../rotation/rules.ts'
import { judgeSupport, type SupportFault } from '../../../rotation/support-rules.ts'
import { yearOf } from '../../../time/day.ts'
import { seasonOf } from '../../../time/season.ts'
import { ROTATION } from '../../lib/law/sources.ts'
import type { FieldFacts } from '../../facts.ts'
import type { FarmFacts } from '../../farm.ts'
import { fieldTarget } from '../../lib/targets/field-target.ts'
import type { FarmFinding, Rule } from '../../rule.ts'
import { rotationLimits } from './limits.ts'
import { rotationText } from './text.ts'

const cropsOf = ({ yearInfo }: FieldFacts): CropSequence =>
  new Map(yearInfo.flatMap(({ year, mainCrop }) => (mainCrop ? [[year, mainCrop.crop] as const] : [])))

/** Facts that the crop of the year is held against; at most 70 letters. */
function againstOf(fault: RotationFault | SupportFault): string {
  if (fault.kind === 'support-row') return `${fault.rule.key}|${fault.inRow}|${fault.max}`
  if (fault.kind === 'return' || fault.kind === 'support-return')
    return `${fault.last.year}|${fault.last.crop}|${fault.needed}`
  if (fault.kind === 'predecessor') return fault.previous
  return `${fault.inRow}|${fault.max}`
}

const findingOf = (field: FieldFacts, fault: RotationFault | SupportFault): FarmFinding => ({
  outcome: 'broken',
  target: fieldTarget(field),
  cause: `${fault.kind}|${fault.year}|${fault.crop}|${againstOf(fault)}`,
  date: null,
  until: null,
  nextAllowed: seasonOf(fault.nextYear, field.yearInfo).start,
  message: () => rotationText(field.name, fault),
})

/** The terms of the support in its years; a year ahead that nobody has marked yet goes by the mark of this one. */
const isInSupport = ({ ksmYears }: FarmFacts, year: number, thisYear: number): boolean =>
  ksmYears.includes(year) || (year > thisYear && ksmYears.includes(thisYear))

interface Judged {
  readonly thisYear: number
  readonly rotation: readonly RotationFault[]
  readonly support: readonly SupportFault[]
}
/** The same field is judged whenever somebody looks; it is never changed, so what was found in a year holds. */
const judged = new WeakMap<FieldFacts, Judged>()

function judge(field: FieldFacts, thisYear: number): Judged {
  const known = judged.get(field)
  if (known?.thisYear === thisYear) return known
  const years = { from: thisYear - 1, to: thisYear + 2 }
  const crops = cropsOf(field)
  const found = { thisYear, rotation: judgeRotation(crops, years), support: judgeSupport(crops, years) }
  judged.set(field, found)
  return found
}

/** Faults older than last year cannot be mended, and years further ahead are not planned yet. */
function checkFarm(farm: FarmFacts): FarmFinding[] {
  const thisYear = yearOf(farm.today)
  return farm.fields.flatMap((field) => {
    const { rotation, support } = judge(field, thisYear)
    const inSupport = support.filter(({ year }) => isInSupport(farm, year, thisYear))
    return [...rotation, ...inSupport].map((fault) => findingOf(field, fault))
  })
}

/** Main crops that return too soon, stay too long or follow a bad predecessor. */
export const rotationGap: Rule = {
  id: 'ROTATION_GAP',
  title: 'Viljavaheldus ei sobi',
  level: 'WARN',
  summary:
    'Põllu põhikultuuride järgi, eelmisest aastast ülejärgmiseni: sama rühma kultuur naaseb liiga vara (mitmeaastase ' +
    'kultuuri järjestikused aastad on üks kasvuaeg), rühm kasvab liiga mitu aastat järjest, eelvili ei sobi, või on ' +
    'sama põhikultuur järjest kauem, kui HPK 7 teadaolevalt lubab. KSM toetuse aastal tohib teravili kasvada kuni 3 ja ' +
    'maasikas kuni 5 aastat järjest ning ristõieline kultuur tagasi tulla kolme täis aasta järel; talule, mis ei ole KSM ' +
    'aastaid märkinud, sellest ei räägita. Muud arvud on soovituslikud.',
  sources: ROTATION,
  limits: rotationLimits,
  checkFarm,
}

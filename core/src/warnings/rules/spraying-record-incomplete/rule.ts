import { eppoOfCrop } from '../../../crops/botany.ts'
import { cropByKey } from '../../../crops/table.ts'
import { CATEGORY } from '../../../settings/table.ts'
import { dayText } from '../../../text/format.ts'
import { SPRAYING_RECORD } from '../../lib/law/sources.ts'
import { cropAt, type EventFacts, type Facts, isWhatIf, type MaterialUse } from '../../facts.ts'
import { fingerprint, keysOf } from '../../fingerprint.ts'
import { cropName, namesOf } from '../../lib/register/register-text.ts'
import { isRegistered, type ProductInJob, productsOfJob } from '../../lib/register/register-use.ts'
import { asTyped } from '../../lib/as-typed.ts'
import type { Finding, Missing, Prepared, Rule } from '../../rule.ts'
import { RECORD_DUTY, recordLimits } from './limits.ts'

/** Wetting agents and biostimulants are no plant-protection products. */
const isProduct = ({ type, subtypeVariant }: MaterialUse): boolean =>
  type === 'chemical' && subtypeVariant !== 'MARGAJA' && subtypeVariant !== 'BIOSTIM'

const mustHaveNumber = ({ subtypeVariant }: MaterialUse): boolean =>
  subtypeVariant === null || subtypeVariant === 'TKV_REGISTRIST'

const productsIn = (event: EventFacts): MaterialUse[] => {
  if (event.category.key === CATEGORY.other) return []
  const products = event.materials.filter(isProduct)
  const isSpraying = event.category.key === CATEGORY.plantProtection
  return isSpraying ? products : products.filter((material) => isRegistered(event, material))
}

interface Lack {
  readonly missing: Missing
  /** The materials, or the crop, that lack it. */
  readonly of: string
  readonly text: () => string
}

function lacksOfCrop({ field }: Facts, event: EventFacts): Lack[] {
  const crop = cropAt(event, field)
  if (crop === null) return [{ missing: 'crop', of: '', text: () => 'põllu kultuur ja selle EPPO-kood' }]
  // Nothing grows on fallow land that could have a code.
  if (eppoOfCrop(crop) !== undefined || cropByKey(crop)?.rotationGroup === 'fallow') return []
  return [{ missing: 'crop', of: crop, text: () => `kultuuri „${cropName(crop)}“ EPPO-kood` }]
}

const keysIn = (found: readonly ProductInJob[]): string => keysOf(found.map(({ material }) => material))

/**
 * Facts that the authorisation restricts must be recorded; where uses differ and nothing tells which, only those that
 * all restrict.
 */
function lacksOfUse(facts: Facts, event: EventFacts): Lack[] {
  if (event.growthStage !== null && event.startTime !== null) return []
  const uses = productsOfJob(facts, event).filter((found) => found.uses.length > 0)
  const staged = uses.filter((found) =>
    found.uses.every((use) => use.stageMin !== null || use.stageMax !== null),
  )
  const timed = uses.filter((found) => found.uses.every((use) => use.isDangerousToBees))
  return [
    ...(staged.length > 0 && event.growthStage === null
      ? [{ missing: 'growthStage' as const, of: keysIn(staged), text: () => 'kasvufaas (BBCH)' }]
      : []),
    ...(timed.length > 0 && event.startTime === null
      ? [{ missing: 'startTime' as const, of: keysIn(timed), text: () => 'algusaeg' }]
      : []),
  ]
}

function lacksOf(facts: Facts, event: EventFacts, products: readonly MaterialUse[]): Lack[] {
  const numberless = products.filter((each) => each.registerNumber === null && mustHaveNumber(each))
  const unmeasured = products.filter(({ amount, unit }) => amount === null || unit === null)
  return [
    ...(numberless.length > 0
      ? [
          {
            missing: 'authorisation' as const,
            of: keysOf(numberless),
            text: () => `loa number (${namesOf(numberless)})`,
          },
        ]
      : []),
    ...lacksOfCrop(facts, event),
    ...lacksOfUse(facts, event),
    ...(unmeasured.length > 0
      ? [
          {
            missing: 'amount' as const,
            of: keysOf(unmeasured),
            text: () => `kogus ja ühik (${namesOf(unmeasured)})`,
          },
        ]
      : []),
  ]
}

function judge(facts: Facts, event: EventFacts): Finding[] {
  const duty = RECORD_DUTY.at(event.date)
  if (isWhatIf(event) || !duty) return []
  const products = productsIn(event)
  const [first] = products
  const lacks = first ? lacksOf(facts, event, products) : []
  if (!first || lacks.length === 0) return []
  const missing = lacks.map((lack) => lack.missing)
  return [
    {
      outcome: 'broken',
      missing,
      event,
      related: null,
      material: first,
      cause: `${missing.join(',')}|${fingerprint(lacks.map((lack) => lack.of).join('|'))}`,
      date: event.date,
      until: null,
      nextAllowed: null,
      message: () =>
        `Põld „${facts.field.name}“: töö „${event.job.name}“ (${dayText(event.date)}) kandest puudub: ` +
        `${lacks.map(({ text }) => text()).join(', ')}. Alates ${dayText(duty.since ?? event.date)} on need andmed ` +
        `taimekaitsetöö kandes nõutavad. Täiendage tööd või põllu andmeid.`,
    },
  ]
}

/** The parts that a warning of this rule names as missing, from its `_id`; none of other warnings. */
export function missingOf(
  warningId: string,
): { readonly jobId: string; readonly missing: readonly string[] } | null {
  const [rule, jobId = '', missing = ''] = warningId.split('|')
  return rule === sprayingRecordIncomplete.id ? { jobId, missing: missing.split(',') } : null
}

const isMeasuredAlike = (one: EventFacts, other: EventFacts | undefined): boolean =>
  one.materials.every(({ amount }, index) => (amount === null) === (other?.materials[index]?.amount === null))

/** Findings rest on whether amounts are there, not on how much they are. */
function prepare(facts: Facts): Prepared {
  let events: readonly EventFacts[] = facts.events
  const judgeAll = () => events.flatMap((event) => judge(facts, event))
  let findings = judgeAll()
  return (typed) => {
    const typedEvents = facts.events.map(asTyped(typed))
    if (typedEvents.every((event, index) => isMeasuredAlike(event, events[index]))) return findings
    events = typedEvents
    findings = judgeAll()
    return findings
  }
}

/** Parts that the record of a plant-protection job lacks. */
export const sprayingRecordIncomplete: Rule = {
  id: 'SPRAYING_RECORD_INCOMPLETE',
  title: 'Taimekaitsetöö kanne on puudulik',
  level: 'WARN',
  summary:
    'Tehtud taimekaitsetöö kandes peavad olema vahendi loa number, kultuur EPPO-koodiga, kogus ja ühik; kasvufaas ' +
    '(BBCH) ja algusaeg siis, kui vahendi luba neid piirab.',
  isOfOneJob: true,
  sources: SPRAYING_RECORD,
  limits: recordLimits,
  quantities: ['amount'],
  prepare,
  check: (facts) => prepare(facts)([]),
}

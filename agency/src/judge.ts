/** Judgement of the agency on one record: why it refuses it, or what it remarks. */
import { CROP_CODES, FERTILIZER_TYPE_CODES, YIELD_TYPE_CODES } from './codes.ts'
import type {
  AGENCY_REFUSALS,
  AGENCY_REMARKS,
  AgencyCrop,
  AgencyField,
  AgencyInput,
  AgencyJob,
  AgencyRecord,
  AgencySeason,
  AgencyShape,
  AgencyYield,
} from '@vagu/core/agency/wire'
import { findCrossing } from '@vagu/core/geo/crossing'
import { liesInEstonia } from '@vagu/core/geo/ground'
import { hectaresOfRings, openRing } from '@vagu/core/geo/map-data'
import { numberText } from '@vagu/core/text/format'
import { addDays } from '@vagu/core/time/day'

export type RefusalCode = (typeof AGENCY_REFUSALS)[number]
type RemarkCode = (typeof AGENCY_REMARKS)[number]
export interface Said<Code> {
  readonly code: Code
  readonly text: string
}
export type Judged = Pick<AgencyRecord, 'kind' | 'body'>

export interface Facts {
  readonly season: AgencySeason
  readonly fields: ReadonlyMap<string, AgencyField>
  readonly today: string
}

/** Hectares by which an area may be larger than that of its field. */
const SLACK = 0.01
/** Points of a shape, and comparisons that it may take. */
const MAX_POINTS = 20_000
const MAX_EFFORT = 5_000_000
/** Share by which the area of a field may differ from its shape. */
const AREA_DIFFERS = 0.02
/** Days after work within which it is to be entered. */
const ENTRY_DAYS = 10

const CROPS = new Set(CROP_CODES.map(({ code }) => code))
const YIELD_TYPES = new Set(YIELD_TYPE_CODES.map(({ code }) => code))
const FERTILIZER_TYPES = new Set(FERTILIZER_TYPE_CODES.map(({ code }) => code))
const FERTILIZERS: ReadonlySet<string> = new Set(['MINERAL_FERTILIZER', 'ORGANIC_FERTILIZER', 'LIME'])
/** Class of a farm's own seed, which has no certificate. */
const OWN_SEED = 'OTS'

const said = <Code>(code: Code, text: string): Said<Code> => ({ code, text })
type Refused = Said<RefusalCode> | undefined

const ringsOf = (shape: AgencyShape) => shape.coordinates.flat().map((ring) => openRing(ring))

function ofShape(shape: AgencyShape): Refused {
  const all = shape.coordinates.flat()
  if (all.reduce((sum, ring) => sum + ring.length, 0) > MAX_POINTS)
    return said('SHAPE_INVALID', 'Põllu piiril on liiga palju punkte.')
  const areClosed = all.every((ring) => String(ring[0]) === String(ring.at(-1)))
  if (!areClosed) return said('SHAPE_INVALID', 'Põllu piir ei ole suletud.')
  const rings = ringsOf(shape)
  if (!liesInEstonia(rings)) return said('SHAPE_INVALID', 'Põld ei asu Eestis.')
  const effort = { left: MAX_EFFORT }
  if (findCrossing(rings, effort) !== undefined || effort.left <= 0)
    return said('SHAPE_INVALID', 'Põllu piir lõikub iseendaga.')
  return undefined
}

function ofField({ shape }: AgencyField): Refused {
  return shape === null ? undefined : ofShape(shape)
}

function ofPlace({ fieldId, areaHa }: { fieldId: string; areaHa: number }, { fields }: Facts): Refused {
  const field = fields.get(fieldId)
  if (field === undefined) return said('UNKNOWN_FIELD', 'Kliendil ei ole sel hooajal sellist põldu.')
  if (areaHa > field.areaHa + SLACK)
    return said(
      'AREA_TOO_LARGE',
      `Pindala on suurem kui põllul „${field.name}“ (${numberText(field.areaHa)} ha).`,
    )
  return undefined
}

const ofCrop = (body: AgencyCrop, facts: Facts): Refused =>
  ofPlace(body, facts) ??
  (CROPS.has(body.crop) ? undefined : said('UNKNOWN_CODE', `Kultuuri koodi „${body.crop}“ ei ole.`))

const isOutside = (day: string, { from, to }: AgencySeason): boolean => day < from || day > to

function ofInput(input: AgencyInput): Refused {
  if (input.kind === 'PLANT_PROTECTION_PRODUCT' && input.registerNumber === '')
    return said('PRODUCT_UNKNOWN', `Taimekaitsevahendit „${input.name}“ registris ei ole.`)
  if (FERTILIZERS.has(input.kind)) {
    if (input.fertilizerType === '')
      return said('FERTILIZER_TYPE_MISSING', `Väetise „${input.name}“ liik puudub.`)
    if (!FERTILIZER_TYPES.has(input.fertilizerType))
      return said('UNKNOWN_CODE', `Väetise liigi koodi „${input.fertilizerType}“ ei ole.`)
  }
  const isCertified = input.certificateClass === OWN_SEED || input.certificateNumber !== ''
  if (input.kind === 'SEED' && (input.certificateClass === '' || !isCertified))
    return said('CERTIFICATE_MISSING', `Seemne „${input.name}“ sertifikaat puudub.`)
  return undefined
}

function ofJob(body: AgencyJob, facts: Facts): Refused {
  const { startsOn, endsOn, activity, worker, workerCertificate, inputs } = body
  const place = ofPlace(body, facts)
  if (place) return place
  if (isOutside(startsOn, facts.season) || isOutside(endsOn ?? startsOn, facts.season))
    return said('DATE_OUTSIDE_SEASON', 'Töö aeg jääb hooajast välja.')
  if (endsOn !== null && endsOn < startsOn) return said('INVALID', 'Töö lõpeb enne, kui algab.')
  if (activity === 'PLANT_PROTECTION' && worker === '')
    return said('WORKER_MISSING', 'Taimekaitsetöö tegija puudub.')
  if (activity === 'PLANT_PROTECTION' && workerCertificate === '')
    return said('CERTIFICATE_MISSING', 'Tegija taimekaitsetunnistuse number puudub.')
  for (const input of inputs) {
    const refused = ofInput(input)
    if (refused) return refused
  }
  return undefined
}

function ofYield(body: AgencyYield, facts: Facts): Refused {
  const place = ofPlace(body, facts)
  if (place) return place
  if (!CROPS.has(body.crop)) return said('UNKNOWN_CODE', `Kultuuri koodi „${body.crop}“ ei ole.`)
  if (!YIELD_TYPES.has(body.yieldType)) return said('UNKNOWN_CODE', `Saagi liiki „${body.yieldType}“ ei ole.`)
  if (body.tonnes <= 0) return said('YIELD_MISSING', 'Saagi kogus puudub.')
  if (body.harvestedOn !== null && isOutside(body.harvestedOn, facts.season))
    return said('DATE_OUTSIDE_SEASON', 'Koristusaeg jääb hooajast välja.')
  return undefined
}

/** Why a record is refused; nothing where it is not. */
export function refusalOf({ kind, body }: AgencyRecord, facts: Facts): Refused {
  if (kind === 'FIELD') return ofField(body)
  if (kind === 'CROP') return ofCrop(body, facts)
  return kind === 'JOB' ? ofJob(body, facts) : ofYield(body, facts)
}

/** Remark on a record that is taken. */
export function remarkOf({ kind, body }: AgencyRecord, { today }: Facts): Said<RemarkCode> | undefined {
  if (kind === 'JOB' && addDays(body.endsOn ?? body.startsOn, ENTRY_DAYS) < today)
    return said('LATE_ENTRY', `Töö on kantud hiljem kui ${ENTRY_DAYS} päeva pärast selle tegemist.`)
  if (kind === 'FIELD' && body.shape !== null) {
    const measured = hectaresOfRings(ringsOf(body.shape))
    if (Math.abs(measured - body.areaHa) > body.areaHa * AREA_DIFFERS)
      return said('AREA_DIFFERS', `Pindala erineb piiri järgi mõõdetust (${measured} ha).`)
  }
  return undefined
}

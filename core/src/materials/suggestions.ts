/** Materials that the registers know for the crops of a farm, as the farmer would add them. */
import { cropByKey } from '../crops/table.ts'
import { FERTILIZERS, type TableFertilizer } from '../nutrients/table.ts'
import type { ChemicalDetails } from '../registers/schema.ts'
import { APPLICATION_UNITS } from '../units/schema.ts'
import { COMMON_CHEMICALS, COMMON_FERTILIZERS } from './common.ts'
import { usualVariantOf } from './rules.ts'
import { MaterialDraft } from './schema.ts'
import type { Suggestion } from './suggestions-schema.ts'
import { unitsFor } from './units.ts'

interface Variety {
  readonly name: string
  /** Key of the crop. */
  readonly crop: string
  readonly source: string
  readonly isAdvisory: boolean
}
interface Known {
  /** Keys of the farm's crops; none where they are not known. */
  readonly crops: readonly string[]
  /** As the register has them today. */
  readonly chemicals: readonly ChemicalDetails[]
  readonly varieties: readonly Variety[]
  readonly today: string
}

const positive = (value: number | null) => (value !== null && value > 0 ? value : null)
const withoutId = ({ _id: _unused, ...draft }: MaterialDraft) => draft

function chemicalOf(details: ChemicalDetails): Suggestion['material'] {
  const draft = MaterialDraft.parse({
    name: details.name,
    type: 'chemical',
    subtype: details.chemicalSubtype ?? 'PMA_TKV_TOIME_LIIK_MUU',
    subtypeVariant: 'TKV_REGISTRIST',
    registerNumber: details.registerNumber,
    ingredients: details.ingredients,
    safetyRecord: details.safetyRecord,
    workDelayDays: positive(details.workDelayDays),
    harvestDelayDays: positive(details.harvestDelayDays),
    usageTimes: positive(details.usageTimes),
    safetyArea: positive(details.safetyArea),
    safetyWaterArea: positive(details.safetyWaterArea),
    unit: APPLICATION_UNITS.find((unit) => unit === details.maxNormUnit) ?? null,
  })
  return withoutId(draft)
}

/** The last day on which the register lets it be used. */
const lastDayOf = ({ useUpUntil, validUntil }: ChemicalDetails): string => useUpUntil ?? validUntil ?? '9999'

function chemicals({ crops, chemicals: registered, today }: Known): Suggestion[] {
  const byNumber = new Map(registered.map((details) => [details.registerNumber, details]))
  return COMMON_CHEMICALS.flatMap(([number]) => {
    const details = byNumber.get(number)
    if (details === undefined || lastDayOf(details) < today) return []
    const allowed = new Set(details.uses.flatMap((use) => use.crops))
    const suited = crops.filter((crop) => allowed.has(crop))
    if (crops.length > 0 && suited.length === 0) return []
    const { source, isAdvisory } = details
    return [{ material: chemicalOf(details), crops: suited, source, isAdvisory }]
  })
}

function fertilizerOf(row: TableFertilizer): Suggestion {
  const facts = { type: 'fertilizer' as const, subtype: row.type, fertilizerKind: row.kind }
  const [tableUnit] = row.unit === 'kg/m3' ? (['m3'] as const) : unitsFor(facts)
  const isKnown = Object.values(row.elements).some((figure) => figure !== null)
  const draft = MaterialDraft.parse({
    ...facts,
    name: row.name,
    subtypeVariant: usualVariantOf(facts),
    organicType: row.organicType,
    limeType: row.limeType,
    nutrient: isKnown ? row.elements : null,
    unit: APPLICATION_UNITS.find((unit) => unit === `${tableUnit ?? 'kg'}/ha`) ?? null,
  })
  return { material: withoutId(draft), crops: [], source: row.source, isAdvisory: row.isAdvisory }
}

const fertilizerByName = new Map(FERTILIZERS.map((row) => [row.name, row]))
const fertilizers = (): Suggestion[] =>
  COMMON_FERTILIZERS.flatMap((name) => {
    const row = fertilizerByName.get(name)
    return row ? [fertilizerOf(row)] : []
  })

function seedOf({ name, crop, source, isAdvisory }: Variety): Suggestion {
  const draft = MaterialDraft.parse({
    name: `${cropByKey(crop)?.name ?? crop} ${name}`,
    type: 'seed',
    subtype: crop,
    // the farm's own seed until a sowing says which lot was bought
    seedCertificate: 'OTS',
    unit: 'kg/ha',
  })
  return { material: withoutId(draft), crops: [crop], source, isAdvisory }
}

/** Seeds are told for the farm's own crops only: all of them would be a catalogue. */
const seeds = ({ crops, varieties }: Known): Suggestion[] =>
  varieties.filter(({ crop }) => crops.includes(crop)).map(seedOf)

/** Products that are allowed on one of the crops today, common fertilizers, and varieties of the crops. */
export const suggestMaterials = (known: Known): Suggestion[] => [
  ...chemicals(known),
  ...fertilizers(),
  ...seeds(known),
]

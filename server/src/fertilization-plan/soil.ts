/** Classes of the soil of fields, by their newest samples. */
import type { PlanFacts } from '@vagu/core/fertilization-plan/schema'
import { fieldValueOf, roundOf } from '@vagu/core/soil-samples/field-value'
import { NEED_CLASSES, type NeedClass } from '@vagu/core/soil-samples/schema'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import { SOIL_SAMPLES, type SampleDocument } from '../soil-samples/stored.ts'
import { KEPT_FIELDS } from '../warnings/facts.ts'
import { isSameRows, keeping } from '../warnings/kept.ts'

const { stored } = SOIL_SAMPLES

const sampleRows = prepared((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('soil_sample')
    .select(['field_id', 'day as date', 'document', 'document_version'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null),
)

type SoilFacts = Pick<PlanFacts, 'phosphorus' | 'potassium' | 'texture'>
const NO_SOIL: SoilFacts = { phosphorus: null, potassium: null, texture: null }

const isNeedClass = (grade: string | null): grade is NeedClass =>
  grade !== null && (NEED_CLASSES as readonly string[]).includes(grade)

function figureOf(samples: readonly SampleDocument[], figure: 'p' | 'k', isExpired: boolean) {
  const found = fieldValueOf(samples, figure)
  if (!found) return null
  const days = samples.filter((sample) => sample[figure] !== null).map(({ date }) => date)
  const date = days.reduce((newest, day) => (day > newest ? day : newest), '')
  return { value: found.value, grade: isNeedClass(found.grade) ? found.grade : null, date, isExpired }
}

type SampleRow = Awaited<ReturnType<typeof sampleRows>>[number]

interface FieldSoil {
  /** Field. */
  readonly id: string
  readonly rows: readonly SampleRow[]
  readonly day: string
}

const soilFactsOf = ({ rows, day }: FieldSoil): SoilFacts => {
  const round = roundOf(rows, day)
  const samples = round.samples.map(stored.read).toSorted((a, b) => (a.date < b.date ? 1 : -1))
  return {
    phosphorus: figureOf(samples, 'p', round.isExpired),
    potassium: figureOf(samples, 'k', round.isExpired),
    texture: samples.find(({ texture }) => texture !== '')?.texture ?? null,
  }
}

const isSameSample = (a: SampleRow, b: SampleRow): boolean =>
  a.date === b.date && a.document_version === b.document_version && a.document === b.document

const soilOfField = keeping({
  most: KEPT_FIELDS,
  isSame: (a: FieldSoil, b: FieldSoil) => a.day === b.day && isSameRows(a.rows, b.rows, isSameSample),
  read: soilFactsOf,
})

/** The soil of each field as samples tell it on a day, by the fields' ids. */
export async function readSoil(
  db: Reader,
  accountId: string,
  day: string,
): Promise<(fieldId: string) => SoilFacts> {
  const rows = await sampleRows(db, { accountId })
  const byField = Map.groupBy(rows.filter(stored.isReadable), ({ field_id }) => field_id)
  return (fieldId) => {
    const own = byField.get(fieldId)
    return own === undefined ? NO_SOIL : soilOfField({ id: fieldId, rows: own, day })
  }
}

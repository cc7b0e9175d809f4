/** Classes of the soil of fields, by their newest samples. */
import { type PlanFacts, SHOWN_FIGURES } from '@vagu/core/fertilization-plan/schema'
import { PH_CLASSES, type PhClass } from '@vagu/core/soil-samples/classes'
import { fieldValueOf, roundOf } from '@vagu/core/soil-samples/field-value'
import { NEED_CLASSES, type NeedClass } from '@vagu/core/soil-samples/schema'
import { phTrendOf, trendOf } from '@vagu/core/soil-samples/trend'
import { prepared } from '../db/prepared.ts'
import type { Reader } from '../db/schema.ts'
import { SOIL_SAMPLES, type SampleDocument } from '../soil-samples/stored.ts'
import { KEPT_FIELDS } from '../warnings/facts.ts'
import { isSameRows, keeping } from '../db/kept.ts'

const { stored } = SOIL_SAMPLES

const sampleRows = prepared((db, { accountId }: { accountId: string }) =>
  db
    .selectFrom('soil_sample')
    .select(['field_id', 'day as date', 'document', 'document_version'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null),
)

type SoilFacts = Pick<PlanFacts, 'phosphorus' | 'potassium' | 'texture' | 'ph' | 'elements'>
const NO_SOIL: SoilFacts = { phosphorus: null, potassium: null, texture: null, ph: null, elements: [] }

const isNeedClass = (grade: string | null): grade is NeedClass =>
  grade !== null && (NEED_CLASSES as readonly string[]).includes(grade)

function figureOf(samples: readonly SampleDocument[], figure: 'p' | 'k', isExpired: boolean) {
  const found = fieldValueOf(samples, figure)
  if (!found) return null
  const days = samples.filter((sample) => sample[figure] !== null).map(({ date }) => date)
  const date = days.reduce((newest, day) => (day > newest ? day : newest), '')
  return { value: found.value, grade: isNeedClass(found.grade) ? found.grade : null, date, isExpired }
}

const isPhClass = (grade: string | null): grade is PhClass =>
  grade !== null && (PH_CLASSES as readonly string[]).includes(grade)

function phOf(samples: readonly SampleDocument[], day: string): SoilFacts['ph'] {
  const found = phTrendOf(samples, day)
  return found === undefined ? null : { ...found, grade: isPhClass(found.grade) ? found.grade : null }
}

type SampleRow = Awaited<ReturnType<typeof sampleRows>>[number]

interface FieldSoil {
  /** Field. */
  readonly id: string
  readonly rows: readonly SampleRow[]
  readonly day: string
}

const soilFactsOf = ({ rows, day }: FieldSoil): SoilFacts => {
  const all = rows.map(stored.read).toSorted((a, b) => (a.date < b.date ? 1 : -1))
  const round = roundOf(all, day)
  const { samples } = round
  return {
    phosphorus: figureOf(samples, 'p', round.isExpired),
    potassium: figureOf(samples, 'k', round.isExpired),
    texture: samples.find(({ texture }) => texture !== '')?.texture ?? null,
    ph: phOf(all, day),
    elements: SHOWN_FIGURES.flatMap((figure) => {
      const trend = trendOf(all, figure, day)
      return trend === undefined ? [] : [{ figure, ...trend }]
    }),
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

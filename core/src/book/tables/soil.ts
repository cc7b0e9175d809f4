import { nameOfYear } from '../../fields/rules.ts'
import { ELEMENTS, type Figure } from '../../soil-samples/schema.ts'
import { validUntil } from '../../soil-samples/validity.ts'
import type { BookField, BookSample } from '../facts.ts'
import { daysOfBook } from '../period.ts'
import { compareTexts } from '../period.ts'
import { type ColumnOf, day, number, type TableOf, text } from '../table-of.ts'
import { LAB, PH_METHOD, SOIL_METHOD } from '../words.ts'

interface SampleRecord {
  readonly sample: BookSample
  readonly field: BookField
  readonly year: number
}

const NAMES: Readonly<Record<(typeof ELEMENTS)[number], string>> = {
  p: 'P',
  k: 'K',
  ca: 'Ca',
  mg: 'Mg',
  s: 'S',
  b: 'B',
  cu: 'Cu',
  mn: 'Mn',
  zn: 'Zn',
}

/** A figure in mg/kg. */
const element = (key: (typeof ELEMENTS)[number]): ColumnOf<SampleRecord> =>
  number<SampleRecord>(
    key,
    `${NAMES[key]}, mg/kg`,
    ({ sample }) => sample[key],
  )({
    decimals: 3,
    law: key === 'p' || key === 'k' ? 'K' : '',
    width: 6,
  })

const SYMBOL: Readonly<Record<Figure, string>> = { ...NAMES, ph: 'pH', c: 'Corg' }

export const soilTable: TableOf<SampleRecord> = {
  key: 'soil',
  title: 'Mullaproovid',
  columns: [
    day<SampleRecord>('date', 'Kuupäev', ({ sample }) => sample.date)({ law: 'K', width: 8 }),
    day<SampleRecord>('until', 'Kehtib kuni', ({ sample }) => validUntil(sample.date))({
      law: 'K',
      under: 'date',
    }),
    text<SampleRecord>('field', 'Põld', ({ field, year }) => nameOfYear(field, year))({
      law: 'K',
      width: 13,
    }),
    text<SampleRecord>('number', 'Proovi nr', ({ sample }) => sample.sampleNo)({ law: 'K', width: 8 }),
    text<SampleRecord>('protocol', 'Protokolli nr', ({ sample }) => sample.protocolNo)({ under: 'number' }),
    text<SampleRecord>('lab', 'Labor', ({ sample }) => (sample.lab ? LAB[sample.lab] : null))({
      law: 'K',
      width: 7,
    }),
    number<SampleRecord>('ph', 'pH', ({ sample }) => sample.ph)({ decimals: 2, law: 'K', width: 5 }),
    text<SampleRecord>('phMethod', 'pH meetod', ({ sample }) =>
      sample.phMethod ? PH_METHOD[sample.phMethod] : null,
    )({
      law: 'K',
      under: 'ph',
    }),
    ...ELEMENTS.map(element),
    text<SampleRecord>('method', 'Meetod', ({ sample }) =>
      sample.methodP ? SOIL_METHOD[sample.methodP] : null,
    )({
      law: 'K',
      under: 'p',
    }),
    number<SampleRecord>('c', 'Corg, %', ({ sample }) => sample.c)({ decimals: 3, law: 'K', width: 6 }),
    text<SampleRecord>('below', 'Alla määramispiiri', ({ sample }) =>
      sample.below.map((figure) => SYMBOL[figure]).join(', '),
    )({ width: 8 }),
    text<SampleRecord>('texture', 'Lõimis', ({ sample }) => sample.texture)({ width: 6 }),
    number<SampleRecord>('areaHa', 'Esindab, ha', ({ sample }) => sample.areaHa)({ decimals: 4, width: 6 }),
  ],
  records: ({ facts, fields }) => {
    const { start, end } = daysOfBook(facts.wish)
    const byId = new Map(fields.map((field) => [field._id, field]))
    return facts.samples
      .flatMap((sample): SampleRecord[] => {
        const field = byId.get(sample.fieldId)
        const isWanted = sample.date <= end && validUntil(sample.date) >= start
        return field && isWanted ? [{ sample, field, year: facts.wish.year }] : []
      })
      .toSorted(
        (a, b) => compareTexts(a.sample.date, b.sample.date) || compareTexts(a.sample._id, b.sample._id),
      )
      .map((record) => [record.sample._id, record] as const)
  },
  notes: () => [
    'Proovid, mis raamatu perioodil kehtivad (5 aastat võtmisest). Arv alla määramispiiri on see piir.',
  ],
}

/**
 * The book as a crop report of UN/CEFACT (E-CROP): whose it is, his plots, what grew on them, and what was done with which product. Names
 * are those of the reusable entities of the standard; codes are ours where it has none, and say so by their list.
 */
import type { Book, BookCell, BookOperation } from '@vagu/core/book/book'
import { holdingOf } from '@vagu/core/book/build'
import { eppoOfCrop } from '@vagu/core/crops/botany'
import type { BookTableKey } from '@vagu/core/book/schema'
import type { Printing } from './title-page.ts'

type Row = Readonly<Record<string, BookCell>>
/** Rows of a table by their ids, with the keys of its columns. */
type Rows = ReadonlyMap<string, Row>

const HECTARE = 'HAR'
const TONNE = 'TNE'
/** Lists of codes that are not of the standard. */
const JOBS = 'vagu:jobs'
const PRODUCTS = 'vagu:products'

const rowsOf = ({ tables }: Book, wanted: BookTableKey): Rows | undefined => {
  const table = tables.find(({ key }) => key === wanted)
  return (
    table &&
    new Map(
      table.rows.map(({ id, cells }) => [
        id,
        Object.fromEntries(table.columns.map(({ key }, i) => [key, cells[i] ?? null])),
      ]),
    )
  )
}

const code = (value: BookCell | undefined, listID: string) => (value == null ? undefined : { value, listID })
const measure = (value: BookCell | undefined, unitCode: BookCell | undefined) =>
  value == null ? undefined : { value, unitCode: unitCode ?? null }
const dayTime = (day: BookCell | undefined, time: BookCell | undefined = null): string | undefined =>
  typeof day === 'string' ? (typeof time === 'string' ? `${day}T${time}` : day) : undefined
/** A characteristic that an entity of the standard has no element for. */
const told = (TypeCode: string, Value: BookCell | undefined) => (Value == null ? [] : [{ TypeCode, Value }])

/** Tables whose rows are materials of jobs, with the column of the name and what they are. */
const MATERIALS = [
  ['sowing', 'seed', 'SEED'],
  ['fertilizing', 'fertilizer', 'FERTILIZER'],
  ['liming', 'lime', 'LIME'],
  ['protection', 'product', 'PLANT_PROTECTION_PRODUCT'],
] as const satisfies readonly (readonly [BookTableKey, string, string])[]

interface Application {
  readonly row: Row
  readonly id: string
  readonly name: string
  readonly type: string
}

const applicationOf = ({ row, id, name, type }: Application) => ({
  ID: id,
  SpecifiedProductBatch: [
    {
      ID: row['batch'] ?? undefined,
      ProductName: row[name],
      TypeCode: code(type, PRODUCTS),
      WeightMeasure: measure(row['total'], row['totalUnit']),
      AppliedTreatment: row['coating'] ?? undefined,
      SpecifiedAgriculturalCharacteristic: [
        ...told('APPLICATION_RATE', row['rate']),
        ...told('APPLICATION_RATE_UNIT', row['rateUnit']),
        ...told('NITROGEN_KG', row['N']),
        ...told('PHOSPHORUS_KG', row['P']),
        ...told('POTASSIUM_KG', row['K']),
        ...told('TARGET', row['target']),
        ...told('MONITORING_FINDING', row['level']),
        ...told('CONTROL_THRESHOLD', row['threshold']),
        ...told('TYPE_OF_USE', row['use']),
        ...told('GROWTH_STAGE_BBCH', row['stage']),
      ],
      SpecifiedAgriculturalInputProduct: [
        { ID: row['permit'] ?? row['register'] ?? undefined, Description: row[name] },
      ],
      SpecifiedAgriculturalCertificate:
        row['certificate'] && type === 'SEED' ? [{ TypeCode: row['certificate'] }] : undefined,
    },
  ],
})

/** Everything of the book that a job is told with. */
interface Told {
  readonly diary: Rows | undefined
  readonly harvest: Rows | undefined
  readonly applications: ReadonlyMap<string, readonly Application[]>
}

function toldOf(book: Book): Told {
  const applications = MATERIALS.flatMap(([table, name, type]) =>
    [...(rowsOf(book, table) ?? [])].map(([id, row]): Application => ({ id, row, name, type })),
  )
  return {
    diary: rowsOf(book, 'diary'),
    harvest: rowsOf(book, 'harvest'),
    applications: Map.groupBy(applications, ({ id }) => id.split('.')[0] ?? ''),
  }
}

function processOf({ id, category, job, isOpen }: BookOperation, { diary, harvest, applications }: Told) {
  const [row, crop, used] = [diary?.get(id), harvest?.get(id), applications.get(id) ?? []]
  const time = used.map((each) => each.row['time']).find((each) => each != null)
  return {
    ID: id,
    TypeCode: code(category, JOBS),
    SubordinateTypeCode: code(job, JOBS),
    ActualStartDateTime: dayTime(row?.['date'], time),
    ActualEndDateTime: dayTime(row?.['end']),
    StatusCode: isOpen ? 'IN_PROGRESS' : 'DONE',
    Description: row?.['job'],
    TreatedAreaMeasure: measure(row?.['area'], HECTARE),
    Operator: row?.['worker'] ?? undefined,
    UsedSpecifiedAgriculturalDevice: row?.['machine'] ? [{ ID: row['machine'] }] : undefined,
    AppliedSpecifiedAgriculturalApplication: used.length > 0 ? used.map(applicationOf) : undefined,
    HarvestedCropProduceBatch:
      crop === undefined
        ? undefined
        : [{ ID: id, ProductName: crop['kind'], SizeMeasure: measure(crop['tonnes'], TONNE) }],
  }
}

/** The report; null of books that were kept before jobs told their fields, and of those without the tables of fields or jobs. */
export function cropReport(book: Book, { code: proof, madeAt, program }: Printing) {
  const [fields, { operations, grown = {} }] = [rowsOf(book, 'fields'), book]
  const known = toldOf(book)
  if (fields === undefined || operations === undefined || known.diary === undefined) return null
  const byField = Map.groupBy(operations, ({ fieldId }) => fieldId)
  const holding = holdingOf(book)
  return {
    CropReportDocument: {
      ID: proof,
      IssueDateTime: madeAt,
      TypeCode: code('FIELD_BOOK', 'vagu:documents'),
      StatusCode: book.wish.asOf === null ? 'CURRENT' : 'AS_OF_DAY',
      LineCountNumeric: operations.length,
      SenderSpecifiedParty: { Name: program },
    },
    AgriculturalProducerParty: {
      ID: holding.registryCode,
      Name: holding.name,
      ManagedAgriculturalProductionUnit: [
        {
          ID: holding.priaClient,
          SpecifiedStructuredAddress: { LineOne: holding.address },
          SpecifiedCropPlot: [...fields].map(([id, field]) => ({
            ID: id,
            StartDateTime: dayTime(field['start']),
            EndDateTime: dayTime(field['end']),
            AreaMeasure: measure(field['area'], HECTARE),
            SpecifiedReferencedLocation: {
              ID: [field['massif'], field['number']].filter((each) => each != null),
              Name: field['name'],
            },
            GrownFieldCrop: field['crop']
              ? [
                  {
                    ClassificationCode: [code(eppoOfCrop(grown[id] ?? ''), 'EPPO')].filter(
                      (each) => each !== undefined,
                    ),
                    ClassName: field['crop'],
                    Variety: field['variety'],
                    GrownPreviousFieldCrop: field['before'] ? [{ ClassName: field['before'] }] : undefined,
                  },
                ]
              : [],
            ApplicableCropProductionAgriculturalProcess: (byField.get(id) ?? []).map((each) =>
              processOf(each, known),
            ),
          })),
        },
      ],
    },
  }
}

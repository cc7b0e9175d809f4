/** The book of a farm from its facts. Pure: the same facts are the same book. */
import { dayText } from '../text/format.ts'
import { cropByKey } from '../crops/table.ts'
import { mainCropOf, nameOfYear } from '../fields/rules.ts'
import type { MainCrop } from '../fields/schema.ts'
import type { Book, BookTable, MappedCrop } from './book.ts'
import type { BookFacts, BookRecord } from './facts.ts'
import { daysOfBook, fieldsOfBook, jobsOfBook } from './period.ts'
import type { BookTableKey } from './schema.ts'
import { type Gathered, makeTable } from './table-of.ts'
import { balanceTable } from './tables/balance.ts'
import { diaryTable } from './tables/diary.ts'
import { entriesTable } from './tables/entries.ts'
import { fertilizingTable } from './tables/fertilizing.ts'
import { fieldsTable } from './tables/fields.ts'
import { grazingTable } from './tables/grazing.ts'
import { harvestTable } from './tables/harvest.ts'
import { hiddenTable } from './tables/hidden.ts'
import { limingTable } from './tables/liming.ts'
import { planTable } from './tables/plan.ts'
import { protectionTable } from './tables/protection.ts'
import { soilTable } from './tables/soil.ts'
import { sowingTable } from './tables/sowing.ts'
import { stacksTable } from './tables/stacks.ts'
import { cropText } from './words.ts'

type Build = (gathered: Gathered) => BookTable

const BUILDERS: Readonly<Record<BookTableKey, Build>> = {
  fields: (gathered) => makeTable(fieldsTable, gathered),
  diary: (gathered) => makeTable(diaryTable, gathered),
  sowing: (gathered) => makeTable(sowingTable, gathered),
  fertilizing: (gathered) => makeTable(fertilizingTable, gathered),
  liming: (gathered) => makeTable(limingTable, gathered),
  protection: (gathered) => makeTable(protectionTable, gathered),
  harvest: (gathered) => makeTable(harvestTable, gathered),
  grazing: (gathered) => makeTable(grazingTable, gathered),
  stacks: (gathered) => makeTable(stacksTable, gathered),
  soil: (gathered) => makeTable(soilTable, gathered),
  balance: (gathered) => makeTable(balanceTable, gathered),
  plan: (gathered) => makeTable(planTable, gathered),
  entries: (gathered) => makeTable(entriesTable, gathered),
  hidden: (gathered) => makeTable(hiddenTable, gathered),
}

/** The jobs and fields of a book, and who did them. */
export function gather(facts: BookFacts): Gathered {
  const jobs = jobsOfBook(facts)
  const workers = new Map(facts.workers.map((worker) => [worker._id, worker]))
  const machines = new Map(facts.machines.map((machine) => [machine._id, machine]))
  return {
    facts,
    jobs,
    fields: fieldsOfBook(facts, jobs),
    workerOf: (id) => (id == null ? undefined : workers.get(id)),
    machineOf: (id) => (id == null ? undefined : machines.get(id)),
  }
}

const UNKNOWN = 'märkimata'

/** Keys of the lines of the title page, in their order. */
const TITLE_KEYS = ['name', 'registryCode', 'address', 'priaClient', 'period', 'fields', 'asOf'] as const
export type Holding = Readonly<Record<(typeof TITLE_KEYS)[number], string | null>>

/** The title page for other programs: what is not written down is null. */
export function holdingOf({ title }: Pick<Book, 'title'>): Holding {
  const values = TITLE_KEYS.map((key, i) => [key, title[i]?.[1]] as const)
  return Object.fromEntries(
    values.map(([key, value]) => [key, value === undefined || value === UNKNOWN ? null : value]),
  ) as Holding
}

function titleOf({ facts, fields }: Gathered): Book['title'] {
  const { holder, wish } = facts
  const { start, end } = daysOfBook({ period: wish.period, year: wish.year })
  const season =
    wish.period === 'CALENDAR'
      ? `${dayText(start)} – ${dayText(end)}`
      : `saagiaasta ${wish.year}, tavaliselt ${dayText(`${wish.year - 1}-09-01`)} – ${dayText(`${wish.year}-08-31`)}`
  return [
    ['Põlluraamatu pidaja', holder.name],
    ['Isiku- või registrikood', holder.code || UNKNOWN],
    ['Aadress', holder.address || UNKNOWN],
    ['PRIA kliendi nr', holder.priaClient || UNKNOWN],
    ['Periood', season],
    [
      'Põllud',
      wish.fieldIds === null ? 'kõik põllud' : fields.map((field) => nameOfYear(field, wish.year)).join(', '),
    ],
    ['Andmete seis', wish.asOf === null ? 'koostamise hetkel' : `${dayText(wish.asOf)} päeva lõpus`],
  ]
}

/** Notes of jobs go along only where the farm wishes so. */
const withoutNotes = (record: BookRecord, { hasJobNotes }: BookFacts): BookRecord =>
  !hasJobNotes && record.body !== null && 'notes' in record.body
    ? { ...record, body: { ...record.body, notes: '' } }
    : record

/** Stands on the map for a crop that the table of crops does not have. */
const OTHER_CROP = { colour: '#c9c2b2', letters: '??' } as const

function mappedCrop(crop: MainCrop | undefined): MappedCrop | null {
  const name = cropText(crop)
  if (crop === undefined || name === null) return null
  const { colour, letters } = cropByKey(crop.crop) ?? OTHER_CROP
  return { colour, letters, name }
}

/** A farm without a plan of fertilisation has no table of it: not each must have one. */
const isPrinted = ({ key, rows }: BookTable): boolean => key !== 'plan' || rows.length > 0

export function buildBook(facts: BookFacts): Book {
  const gathered = gather(facts)
  return {
    wish: facts.wish,
    title: titleOf(gathered),
    tables: facts.wish.tables.map((key) => BUILDERS[key](gathered)).filter(isPrinted),
    map: gathered.fields
      .filter(({ rings }) => rings.length > 0)
      .map((field) => ({
        name: nameOfYear(field, facts.wish.year),
        rings: field.rings,
        mark: field.shapeMark,
        crop: mappedCrop(mainCropOf(field, facts.wish.year)),
      })),
    restricted: facts.restricted,
    grown: Object.fromEntries(
      gathered.fields.flatMap((field) => {
        const crop = mainCropOf(field, facts.wish.year)
        return crop ? [[field._id, crop.crop]] : []
      }),
    ),
    operations: gathered.jobs.map(({ job, field }) => ({
      id: job._id,
      fieldId: field._id,
      category: job.jobCategory.key,
      job: job.job.key,
      isOpen: job.status === 'IN_PROGRESS',
    })),
    records: facts.records?.map((record) => withoutNotes(record, facts)) ?? null,
  }
}

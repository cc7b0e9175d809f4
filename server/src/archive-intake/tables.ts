/** Files of an archive and the tables that they hold. */
import type { ArchiveNoun } from '@vagu/core/archive-intake/schema'
import type { Tables } from '../db/schema.ts'
import { archivedKinds } from '../lift/archived-kinds.ts'
import * as other from './other-rows.ts'
import * as plans from './plan-rows.ts'
import * as records from './record-rows.ts'
import type { Book, Source, TakenRow } from './row.ts'
import * as supplies from './supply-rows.ts'

export interface TableInArchive {
  /** Its file, without folder and ending. */
  readonly file: string
  readonly noun: ArchiveNoun | undefined
  readonly table: keyof Tables
  /** Whether its rows have an id. */
  readonly hasId: boolean
  /** Key that tells its rows apart. */
  readonly keyOf: (row: Source) => string
  readonly take: (row: Source, book: Book) => readonly TakenRow[]
}

const byId = ({ id }: Source): string => String(id)
const ofFieldYear = ({ fieldId, year }: Source): string => `${String(fieldId)} ${String(year)}`

/** In the order in which they are read: what others name first. */
export const TABLES_IN_ARCHIVE: readonly TableInArchive[] = [
  { file: 'pollud', noun: 'fields', table: 'field', keyOf: byId, hasId: true, take: records.takeField },
  ...archivedKinds.map((kind) => ({
    file: kind.archive.file,
    noun: kind.archive.noun,
    table: kind.table,
    keyOf: byId,
    hasId: true,
    take: records.takeNamed(kind),
  })),
  {
    file: 'mullaproovid',
    noun: 'soilSamples',
    table: 'soil_sample',
    keyOf: byId,
    hasId: true,
    take: records.takeSample,
  },
  {
    file: 'laokanded',
    noun: 'stockEntries',
    table: 'stock_entry',
    keyOf: byId,
    hasId: true,
    take: records.takeStockEntry,
  },
  {
    file: 'tooaeg',
    noun: 'workTimes',
    table: 'work_time',
    keyOf: byId,
    hasId: true,
    take: records.takeWorkTime,
  },
  {
    file: 'makstud-perioodid',
    noun: 'paidPeriods',
    table: 'paid_work_period',
    keyOf: ({ workerId, startDay, endDay }) => `${String(workerId)} ${String(startDay)} ${String(endDay)}`,
    hasId: false,
    take: records.takePaidPeriod,
  },
  {
    file: 'pindalatyybid',
    noun: 'customAreas',
    table: 'custom_area',
    keyOf: byId,
    hasId: true,
    take: records.takeKind,
  },
  {
    file: 'pollu-pindalad',
    noun: 'areasOfFields',
    table: 'custom_field_area',
    keyOf: (row) => `${String(row['customAreaId'])} ${ofFieldYear(row)}`,
    hasId: false,
    take: other.takeArea,
  },
  { file: 'tood', noun: 'jobs', table: 'job_event', keyOf: byId, hasId: true, take: records.takeJob },
  { file: 'fotod', noun: 'photos', table: 'image', keyOf: byId, hasId: true, take: records.takePhoto },
  {
    file: 'seaded',
    noun: 'settings',
    table: 'settings',
    keyOf: () => '',
    hasId: false,
    take: other.takeSettings,
  },
  {
    file: 'peidetud-hoiatused',
    noun: 'hiddenWarnings',
    table: 'ignored_warning',
    keyOf: byId,
    hasId: true,
    take: other.takeHidden,
  },
  {
    file: 'hoiatuste-markused',
    noun: 'warningComments',
    table: 'warning_comment',
    keyOf: byId,
    hasId: true,
    take: other.takeComment,
  },
  {
    file: 'imporditud-vaartused',
    noun: 'broughtValues',
    table: 'brought_value',
    keyOf: ofFieldYear,
    hasId: false,
    take: other.takeBrought,
  },
  {
    file: 'viljavaheldusplaan',
    noun: 'plannedCrops',
    table: 'planned_crop',
    keyOf: ofFieldYear,
    hasId: false,
    take: plans.takePlannedCrop,
  },
  {
    file: 'saagieesmargid',
    noun: 'yieldGoals',
    table: 'yield_goal',
    keyOf: (row) => `${ofFieldYear(row)} ${String(row['crop'])}`,
    hasId: false,
    take: plans.takeGoal,
  },
  {
    file: 'kultuuride-hinnad',
    noun: 'cropPrices',
    table: 'crop_price',
    keyOf: ({ year, crop }) => `${String(year)} ${String(crop)}`,
    hasId: false,
    take: plans.takePrice,
  },
  {
    file: 'toetused',
    noun: 'schemes',
    table: 'scheme_year',
    keyOf: ({ year }) => String(year),
    hasId: false,
    take: plans.takeSchemes,
  },
  {
    file: 'tasuvus',
    noun: 'costOverviews',
    table: 'cost_overview',
    keyOf: ({ year }) => String(year),
    hasId: false,
    take: plans.takeOverview,
  },
  {
    file: 'oma-sonnik',
    noun: 'ownManure',
    table: 'own_manure',
    keyOf: ({ year }) => String(year),
    hasId: false,
    take: plans.takeOwnManure,
  },
  {
    file: 'vaetamisplaanid',
    noun: 'fertilizationPlans',
    table: 'fertilization_plan',
    keyOf: ofFieldYear,
    hasId: false,
    take: plans.takeFertilization,
  },
  {
    file: 'kuluplaan',
    noun: 'requisitePlans',
    table: 'requisite_plan',
    keyOf: byId,
    hasId: true,
    take: supplies.takePlanLine,
  },
  {
    file: 'kuluplaani-mallid',
    noun: 'cropTemplates',
    table: 'requisite_template',
    keyOf: ({ crop }) => String(crop),
    hasId: false,
    take: supplies.takeTemplate,
  },
  {
    file: 'tarvikute-ostmine',
    noun: 'supplySettings',
    table: 'supply_setting',
    keyOf: ({ requisiteId }) => String(requisiteId),
    hasId: false,
    take: supplies.takeSupplySetting,
  },
  {
    file: 'tarvikute-tellimused',
    noun: 'supplyOrders',
    table: 'supply_order',
    keyOf: byId,
    hasId: true,
    take: supplies.takeSupplyOrder,
  },
  {
    file: 'ajaloo-nimed',
    noun: undefined,
    table: 'brought_person',
    keyOf: ({ userId }) => String(userId),
    hasId: false,
    take: other.takePerson,
  },
  {
    file: 'ajalugu',
    noun: 'history',
    table: 'journal',
    keyOf: ({ recordId, entryId }) => `${String(recordId)} ${String(entryId)}`,
    hasId: false,
    take: other.takeChange,
  },
]

/** The tables of plans by year: crops, yields, fertilizer, money, and hours that are paid. */

/** Plan of a field for a crop year: of its crop, or of its fertilizer. */
interface PlanOfFieldTable {
  account_id: string
  field_id: string
  year: number
  document: string
  document_version: number
  updated_at: string
}

/** Yield that is counted on, of a crop on a field. */
interface YieldGoalTable extends PlanOfFieldTable {
  crop: string
}
/** Price of a tonne that a year's plans count with. */
interface CropPriceTable {
  account_id: string
  year: number
  crop: string
  document: string
  document_version: number
  updated_at: string
}

/** Sayings of a farm on a year as a whole: its prices and entries, the supports that it takes, or its animals. */
interface DocumentOfYearTable {
  account_id: string
  year: number
  document: string
  document_version: number
  updated_at: string
}

/** Period of a worker that was marked as paid. */
interface PaidWorkPeriodTable {
  account_id: string
  worker_id: string
  start_day: string
  end_day: string
  paid_at: string
}

/** Extract of the printed book; `wish` and `counts` are JSON, `content` the packed book in base 64. */
interface BookExtractTable {
  account_id: string
  id: string
  user_id: string
  made_at: string
  kept_until: string | null
  code: string
  wish: string
  counts: string
  content: string | null
}

/** Address for an inspector; `years` is JSON, `ends_on` the last day, in Tallinn. */
interface InspectorAddressTable {
  account_id: string
  id: string
  token_hash: string
  user_id: string
  created_at: string
  years: string
  ends_on: string
  purpose: string
  withdrawn_at: string | null
  openings: number
}
interface InspectorOpeningTable {
  account_id: string
  address_id: string
  day: string
  browser_hash: string
}

export interface PlanTables {
  inspector_address: InspectorAddressTable
  inspector_opening: InspectorOpeningTable
  book_extract: BookExtractTable
  planned_crop: PlanOfFieldTable
  yield_goal: YieldGoalTable
  crop_price: CropPriceTable
  cost_overview: DocumentOfYearTable
  scheme_year: DocumentOfYearTable
  own_manure: DocumentOfYearTable
  fertilization_plan: PlanOfFieldTable
  paid_work_period: PaidWorkPeriodTable
}

/** The tables of the book at PRIA, by client and season there. */

interface OfSeason {
  account_id: string
  client_id: string
  year: number
  kind: string
}
interface PriaAskedTable extends OfSeason {
  asked_at: string
  /** The season as it stood, JSON. */
  season: string | null
  /** Records that were told and cannot be read. */
  unreadable: number
}
interface PriaRecordTable extends OfSeason {
  agency_id: string
  document: string
}
interface PriaLinkTable extends OfSeason {
  record_id: string
  part: string
  own_id: string
  agency_id: string | null
  agreed: string | null
  kept: string | null
}
interface PriaReceiptTable {
  account_id: string
  id: string
  run_id: string
  year: number
  kind: string
  record_id: string
  part: string
  answered_at: string
  document: string
}
interface PriaRunTable extends OfSeason {
  id: string
  state: string
  waits_for: string | null
  tries_again_at: string | null
  /** Failures since the last step that went well. */
  tries: number
  fingerprint: string
  user_id: string
  created_at: string
  updated_at: string
  /** Program that works on it, until when. */
  holder: string | null
  held_until: string | null
}
interface PriaItemTable {
  account_id: string
  run_id: string
  place: number
  row_id: string
  title: string
  direction: string
  record_id: string | null
  part: string
  own_id: string | null
  agency_id: string | null
  state: string
  batch_id: string | null
  sent_at: string | null
  code: string | null
  text: string
  document: string
}

export interface PriaTables {
  pria_asked: PriaAskedTable
  pria_record: PriaRecordTable
  pria_link: PriaLinkTable
  pria_receipt: PriaReceiptTable
  pria_run: PriaRunTable
  pria_item: PriaItemTable
}

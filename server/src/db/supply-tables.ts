/** The tables of plans and purchases of materials. */

/** Usual materials of a crop. */
interface RequisiteTemplateTable {
  account_id: string
  crop: string
  document: string
  document_version: number
  updated_at: string
}

/** Packs, reserve and price of a material. */
interface SupplySettingTable {
  account_id: string
  requisite_id: string
  document: string
  document_version: number
  updated_at: string
}

export interface SupplyTables {
  requisite_template: RequisiteTemplateTable
  supply_setting: SupplySettingTable
}

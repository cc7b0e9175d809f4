/** Tables that hold documents, how each is read, and what tells their rows apart. */
import { storedKinds } from '../custom-areas/stored.ts'
import type { Tables } from '../db/schema.ts'
import type { Stored } from '../db/stored.ts'
import { storedPlans } from '../fertilization-plan/stored.ts'
import { storedFields } from '../fields/stored.ts'
import { storedOwnManure } from '../own-manure/stored.ts'
import { storedOverviews } from '../profit/stored.ts'
import { storedParticipations } from '../schemes/stored.ts'
import { storedProducts } from '../register-store/stored.ts'
import { storedTemplates } from '../requisite-plan/stored.ts'
import { storedCells } from '../rotation/stored.ts'
import { storedSettings } from '../settings/stored.ts'
import { storedInvoices, storedOrders } from '../subscription/stored.ts'
import { storedSupplySettings } from '../supplies/stored.ts'
import { storedAccounts } from '../users/stored.ts'
import { storedHidden } from '../warnings/stored.ts'
import { storedGoals, storedPrices } from '../yield-goals/stored.ts'
import { namedDocuments } from './named-documents.ts'

type DocumentTable = {
  [T in keyof Tables]: 'document_version' extends keyof Tables[T] ? T : never
}[keyof Tables]

export interface Documents {
  readonly keys: readonly [string, ...string[]]
  readonly stored: Pick<Stored<object>, 'noun' | 'schema' | 'version' | 'lifted' | 'faults'>
}

const ofAccount = ['account_id', 'id'] as const

/** Every table but that of jobs, which are lifted with what is asked of them. */
export const documents: Readonly<Record<Exclude<DocumentTable, 'job_event'>, Documents>> = {
  account: { keys: ['account_id'], stored: storedAccounts },
  settings: { keys: ['account_id'], stored: storedSettings },
  field: { keys: ofAccount, stored: storedFields },
  custom_area: { keys: ofAccount, stored: storedKinds },
  ignored_warning: { keys: ofAccount, stored: storedHidden },
  register_product: { keys: ['number', 'since'], stored: storedProducts },
  subscription_order: { keys: ofAccount, stored: storedOrders },
  invoice: { keys: ['number'], stored: storedInvoices },
  planned_crop: { keys: ['account_id', 'field_id', 'year'], stored: storedCells },
  yield_goal: { keys: ['account_id', 'year', 'field_id', 'crop'], stored: storedGoals },
  scheme_year: { keys: ['account_id', 'year'], stored: storedParticipations },
  own_manure: { keys: ['account_id', 'year'], stored: storedOwnManure },
  cost_overview: { keys: ['account_id', 'year'], stored: storedOverviews },
  crop_price: { keys: ['account_id', 'year', 'crop'], stored: storedPrices },
  fertilization_plan: { keys: ['account_id', 'year', 'field_id'], stored: storedPlans },
  requisite_template: { keys: ['account_id', 'crop'], stored: storedTemplates },
  supply_setting: { keys: ['account_id', 'requisite_id'], stored: storedSupplySettings },
  credit_invoice: { keys: ['number'], stored: storedInvoices },
  ...namedDocuments,
}

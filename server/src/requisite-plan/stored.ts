import { PlanLineDocument, type RequisitePlan, TemplateDocument } from '@vagu/core/requisite-plan/schema'
import { recordKind } from '../db/named.ts'
import type { NamedColumns } from '../db/schema.ts'
import { asItIs, stored } from '../db/stored.ts'

declare module '../db/schema.ts' {
  interface NamedTables {
    requisite_plan: NamedColumns & { field_id: string; year: number }
  }
}

export const REQUISITE_PLANS = recordKind({
  table: 'requisite_plan',
  shape: PlanLineDocument,
  lifts: [asItIs],
  columns: ({ fieldId, year }) => ({ field_id: fieldId, year }),
})

/** The template of a crop. */
export const storedTemplates = stored('requisite template', TemplateDocument, [asItIs])

type Row = Pick<NamedColumns, 'id' | 'document' | 'document_version' | 'created_at' | 'updated_at'>

/** A line as the wire has it. */
export const planOf = (row: Row): RequisitePlan => ({
  ...REQUISITE_PLANS.stored.read(row),
  _id: row.id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
})

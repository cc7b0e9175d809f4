import { Requisite } from '@vagu/core/requisites/schema'
import type { z } from 'zod'
import type { NamedKind } from '../db/named.ts'
import { asItIs, stored } from '../db/stored.ts'

/** What the document of a material holds. */
const Document = Requisite.omit({ _id: true, updatedAt: true })
export type RequisiteDocument = z.infer<typeof Document>

export const storedRequisites = stored('material', Document, [asItIs])
export const REQUISITES: NamedKind<RequisiteDocument> = { table: 'requisite', stored: storedRequisites }

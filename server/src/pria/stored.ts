/** Rows of the book at PRIA as they are read and written. Bodies are the agency's own, checked when they came. */
import {
  AgencyCrop,
  AgencyField,
  AgencyJob,
  AgencyKind,
  AgencyRecord,
  AgencySeason,
  AgencyYield,
} from '@vagu/core/agency/wire'
import { PriaReceipt } from '@vagu/core/pria/run-schema'
import type { PriaKind } from '@vagu/core/pria/schema'
import type { Link } from '@vagu/core/pria/pair'
import { z } from 'zod'
import type { Tables } from '../db/schema.ts'
import { ownText } from '../db/stored.ts'

/** The same the other way round. */
export const KIND_OF: Readonly<Record<AgencyKind, PriaKind>> = {
  FIELD: 'fields',
  CROP: 'crops',
  JOB: 'jobs',
  YIELD: 'yields',
}

const Body = z.union([AgencyField, AgencyCrop, AgencyJob, AgencyYield])

/** A kind of a season, as queries are given it. */
export type OfKind = {
  readonly accountId: string
  readonly clientId: string
  readonly year: number
  readonly kind: string
}

/** The season of an account at a client. */
export interface Season {
  readonly accountId: string
  readonly clientId: string
  readonly year: number
}
export const ofSeason = ({ accountId, clientId, year }: Season, kind: AgencyKind) => ({
  account_id: accountId,
  client_id: clientId,
  year,
  kind,
})

export const kindIn = (text: string): AgencyKind => AgencyKind.parse(text)
export const recordIn = (text: string): AgencyRecord => ownText(AgencyRecord, text)
export const seasonIn = (text: string | null): AgencySeason | null =>
  text === null ? null : ownText(AgencySeason, text)

export const linkOf = (row: Tables['pria_link']): Link => ({
  kind: kindIn(row.kind),
  recordId: row.record_id,
  part: row.part,
  ownId: row.own_id,
  agencyId: row.agency_id,
  // most are never looked into: thousands of bodies would take the room of a book
  get agreed() {
    return row.agreed === null ? null : ownText(Body, row.agreed)
  },
  agreedText: row.agreed,
  kept: row.kept,
})

/** Document of an item: the body that is sent, and what the agency held when it was looked at. */
export const ItemDocument = z.object({
  body: Body.nullable(),
  record: AgencyRecord.nullable(),
  seal: z.string(),
  seenAt: z.string().nullable(),
})
export type ItemDocument = z.infer<typeof ItemDocument>
export const itemIn = (text: string): ItemDocument => ownText(ItemDocument, text)

export const ReceiptDocument = PriaReceipt.pick({
  action: true,
  state: true,
  sentAt: true,
  agencyId: true,
  version: true,
  code: true,
  text: true,
  body: true,
}).extend({ userId: z.string() })
export type ReceiptDocument = z.infer<typeof ReceiptDocument>
export const receiptIn = (text: string): ReceiptDocument => ownText(ReceiptDocument, text)

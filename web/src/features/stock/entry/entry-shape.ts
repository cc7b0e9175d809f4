/** The form of one entry: how it stands there, and what it begins with. */
import { type StockEntry, StockEntryDraft } from '@vagu/core/stock/schema'
import type { DefaultValues } from 'react-hook-form'
import type { z } from 'zod'
import { UNTOLD } from '../untold.ts'
import { asBaseUnit, unitOfMaterial } from '../../../entities/stock/units.ts'
import type { BaseUnit } from '@vagu/core/materials/units'
import type { FormShape } from '../../../records/use-record-form.ts'
import type { EntryOpening } from './LazyEntryDialog.tsx'
import type { StockFactsOf } from './use-stock-facts.ts'

export type EntryInput = z.input<typeof StockEntryDraft>

export const entryShape: FormShape<StockEntry, StockEntryDraft, EntryInput> = {
  schemaOf: () => StockEntryDraft,
  inputOf: ({ updatedAt: _version, name: _name, userId: _user, ...entry }) => entry,
}

/** Unit in which a material stands in stock, else the one it is usually measured in. */
export function unitFor(
  { itemOf, materialOf }: StockFactsOf,
  id: string | null | undefined,
): BaseUnit | undefined {
  const material = materialOf(id)
  return asBaseUnit(itemOf(id)?.unit ?? null) ?? (material && unitOfMaterial(material))
}

/** A new entry of today; what must be typed is left out. */
export const emptyEntry = (
  facts: StockFactsOf,
  { type, requisiteId }: EntryOpening,
): DefaultValues<EntryInput> => ({
  type,
  ...(requisiteId !== undefined && { requisiteId, unit: unitFor(facts, requisiteId) ?? 'kg' }),
  date: facts.today,
  ...UNTOLD,
  images: [],
})

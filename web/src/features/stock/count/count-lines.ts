/** The materials of a count: those in stock, those used of late, and those that were added by hand. */
import type { Material, MaterialType } from '@vagu/core/materials/schema'
import { REQUISITE_TYPES } from '@vagu/core/materials/schema'
import type { BaseUnit } from '@vagu/core/materials/units'
import type { StockItem } from '@vagu/core/stock/schema'
import { compareNames } from '@vagu/core/text/order'
import { asBaseUnit, unitChoices, unitOfMaterial } from '../../../entities/stock/units.ts'
import { normalizeText } from '../../../ui/search-options.ts'

export interface CountLine {
  readonly requisiteId: string
  readonly name: string
  readonly type: MaterialType
  readonly item: StockItem | undefined
  /** Unit in which it is counted unless another is chosen. */
  readonly unit: BaseUnit
  readonly units: readonly BaseUnit[]
  /** The farm has deleted the material; what is left of it can be counted. */
  readonly isDeleted: boolean
}
export interface CountGroup {
  readonly type: MaterialType
  readonly lines: readonly CountLine[]
}

function lineOf(material: Material, item: StockItem | undefined): CountLine {
  const unit = asBaseUnit(item?.unit ?? null) ?? unitOfMaterial(material)
  const { _id: requisiteId, name, type } = material
  return { requisiteId, name, type, item, unit, units: unitChoices(material, unit), isDeleted: false }
}

/** Lines of deleted materials of which something is left. */
function deletedLines(materials: readonly Material[], items: readonly StockItem[]): CountLine[] {
  const living = new Set(materials.map(({ _id }) => _id))
  return items.flatMap((item): CountLine[] => {
    const { requisiteId, name, type, isKept, balance } = item
    const unit = asBaseUnit(item.unit)
    if (requisiteId === null || unit === undefined || living.has(requisiteId) || !isKept || balance === 0)
      return []
    return [{ requisiteId, name, type, item, unit, units: unitChoices(undefined, unit), isDeleted: true }]
  })
}

/** Lines by name. A farm without a single entry or use counts all that it has. */
export function countLines(
  materials: readonly Material[],
  items: readonly StockItem[],
  added: readonly string[],
): CountLine[] {
  const itemOf = new Map(items.map((item) => [item.requisiteId, item]))
  const byHand = new Set(added)
  const isListed = ({ _id }: Material): boolean => itemOf.has(_id) || byHand.has(_id)
  const listed = materials.filter(isListed)
  const living = (listed.length === 0 ? materials : listed).map((material) =>
    lineOf(material, itemOf.get(material._id)),
  )
  return [...living, ...deletedLines(materials, items)].toSorted((a, b) => compareNames(a.name, b.name))
}

/** The lines that answer the search, by kind. */
export function groupsOf(lines: readonly CountLine[], query: string): CountGroup[] {
  const needle = normalizeText(query)
  const found = lines.filter(({ name }) => normalizeText(name).includes(needle))
  return REQUISITE_TYPES.map((type) => ({ type, lines: found.filter((line) => line.type === type) })).filter(
    (group) => group.lines.length > 0,
  )
}

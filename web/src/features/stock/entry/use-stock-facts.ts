import { useQuery } from '@tanstack/react-query'
import type { Material } from '@vagu/core/materials/schema'
import type { StockItem } from '@vagu/core/stock/schema'
import { useMemo } from 'react'
import { useMaterials } from '../../../entities/materials/use-materials.ts'
import { materialsText } from '../../../entities/materials/text.ts'
import { stockQuery } from '../../../entities/stock/queries.ts'
import { useToday } from '../../../lib/use-today.ts'
import type { Option } from '../../../ui/search-options.ts'

/** Facts beside which an entry is checked: the materials of the farm, and how much there is of each today. */
export interface StockFactsOf {
  readonly today: string
  readonly options: readonly Option[]
  /** With a material that was deleted, where the entry is of it. */
  readonly optionsWith: (id: string | undefined) => readonly Option[]
  readonly materialOf: (id: string | null | undefined) => Material | undefined
  readonly itemOf: (id: string | null | undefined) => StockItem | undefined
}

const optionOf = ({ _id, name, type }: Pick<Material, '_id' | 'name' | 'type'>): Option => ({
  value: _id,
  label: name,
  hint: materialsText.type[type],
})

function factsOf(today: string, materials: readonly Material[], items: readonly StockItem[]): StockFactsOf {
  const byId = new Map(materials.map((material) => [material._id, material]))
  const itemById = new Map(items.flatMap((item) => (item.requisiteId ? [[item.requisiteId, item]] : [])))
  return {
    today,
    options: materials.map(optionOf),
    optionsWith: (id) => {
      const item = id && !byId.has(id) ? itemById.get(id) : undefined
      const options = materials.map(optionOf)
      return item && id ? [...options, optionOf({ ...item, _id: id })] : options
    },
    materialOf: (id) => (id ? byId.get(id) : undefined),
    itemOf: (id) => (id ? itemById.get(id) : undefined),
  }
}

/** Undefined while the materials are not there; without the balances entries can be typed all the same. */
export function useStockFacts(): StockFactsOf | undefined {
  const today = useToday()
  const materials = useMaterials().data
  const stock = useQuery(stockQuery(today))
  const items = stock.data?.items
  const isKnown = items !== undefined || stock.isError
  return useMemo(
    () => (materials && isKnown ? factsOf(today, materials, items ?? []) : undefined),
    [today, materials, items, isKnown],
  )
}

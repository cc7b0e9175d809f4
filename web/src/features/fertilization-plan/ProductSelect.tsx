import { useDebouncedValue } from '@mantine/hooks'
import { materialKey, type Material } from '@vagu/core/materials/schema'
import { PLAN_UNITS } from '@vagu/core/fertilization-plan/schema'
import { useMemo, useState } from 'react'
import { useMaterials } from '../../entities/materials/use-materials.ts'
import { useOffers } from '../../entities/materials/use-offers.ts'
import { SearchSelect } from '../../ui/SearchSelect.tsx'
import type { Option } from '../../ui/search-options.ts'
import { type PlanUnit, type Product, productOf } from './application-form.ts'
import { applicationText as text } from './field-text.ts'

/** The rate that is usual for a material of the farm. */
interface UsualRate {
  readonly amount: number
  readonly unit: PlanUnit
}
interface Props {
  readonly product: Product | null
  readonly error: string | undefined
  readonly onChange: (product: Product, usual: UsualRate | undefined) => void
}

const WAIT_MS = 200
const FARM = 'farm:'
const TABLE = 'table:'
const THIS = 'this'

function usualOf({ amount, unit }: Material): UsualRate | undefined {
  const planned = PLAN_UNITS.find((each) => each === unit)
  return amount !== null && planned ? { amount, unit: planned } : undefined
}

/** A fertilizer of the farm, or one of the tables, which is found by typing. */
export function ProductSelect({ product, error, onChange }: Props) {
  const materials = useMaterials().data
  const [typed, setTyped] = useState('')
  const [query] = useDebouncedValue(typed, WAIT_MS)
  const offers = useOffers(query, 'fertilizer')
  const own = useMemo(() => (materials ?? []).filter(({ type }) => type === 'fertilizer'), [materials])
  const names = useMemo(() => new Set(own.map(({ name }) => materialKey(name))), [own])
  const isOwn = own.some(({ _id }) => _id === product?.requisiteId)
  const options: Option[] = [
    ...(product && !isOwn ? [{ value: THIS, label: product.name }] : []),
    ...own.map(({ _id, name }) => ({ value: `${FARM}${_id}`, label: name, hint: text.own })),
    ...offers
      .filter(({ name }) => !names.has(materialKey(name)))
      .map(({ id, name, hint }) => ({ value: `${TABLE}${id}`, label: name, hint, isOffered: true })),
  ]
  const choose = (value: string | null): void => {
    const found = own.find(({ _id }) => value === `${FARM}${_id}`)
    if (found) return onChange(productOf(found, found._id), usualOf(found))
    const made = offers.find(({ id }) => value === `${TABLE}${id}`)?.make?.('')
    if (made) onChange(productOf(made.facts, null), undefined)
  }
  return (
    <SearchSelect
      label={text.product}
      placeholder={text.productPlaceholder}
      name="name"
      options={options}
      value={product && (isOwn ? `${FARM}${product.requisiteId}` : THIS)}
      error={error}
      onSearch={setTyped}
      onChange={choose}
      isRequired
    />
  )
}

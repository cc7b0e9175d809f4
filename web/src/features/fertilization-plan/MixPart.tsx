import { Button, Checkbox, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Application } from '@vagu/core/fertilization-plan/schema'
import type { Mix } from '@vagu/core/fertilization-plan/mix'
import { ELEMENTS } from '@vagu/core/nutrients/schema'
import { roundTo } from '@vagu/core/units/rounding'
import { useMemo, useState } from 'react'
import { useMaterials } from '../../entities/materials/use-materials.ts'
import { formatMoney, formatQuantity, unitText } from '../../lib/format.ts'
import { newId } from '../../lib/new-id.ts'
import { ROUTES } from '../../navigation/paths.ts'
import { DecimalField } from '../../ui/DecimalField.tsx'
import { useMay } from '../../ui/may.tsx'
import { uiText } from '../../ui/text.ts'
import { askMix } from './ask-mix.ts'
import { mixLimits } from './caps.ts'
import { lackOf, mixInputOf, type OwnProduct, ownProducts, type Typed } from './mix-input.ts'
import type { PlanRow } from './plan-rows.ts'
import styles from './FieldPlan.module.css'
import layout from '../../ui/layout.module.css'
import { actionText as text } from './action-text.ts'
import { planText } from './text.ts'

interface Props {
  readonly year: number
  readonly row: PlanRow
  readonly onAccept: (applications: readonly Application[]) => void
  readonly onClose: () => void
}
const UNTYPED: Typed = { isUsed: true, price: null, available: null }

interface ProductProps {
  readonly product: OwnProduct & Typed
  readonly onType: (typed: Typed) => void
}

/** A fertilizer of the farm: whether it is used, what it costs, how much is there. */
function ProductRow({ product, onType }: ProductProps) {
  const seesMoney = useMay('money')
  const { application, isUsed, price, available, unitsPerPrice, unit } = product
  const typed = { isUsed, price, available }
  const measure = unitsPerPrice === 1 ? unitText(unit.replace('/ha', '')) : 't'
  return (
    <li className={styles.stocked}>
      <Checkbox
        label={application.name}
        checked={isUsed}
        onChange={({ currentTarget }) => onType({ ...typed, isUsed: currentTarget.checked })}
      />
      {seesMoney && (
        <DecimalField
          label={null}
          aria-label={text.priceOf(application.name)}
          placeholder={text.price}
          unit={`€/${measure}`}
          value={price}
          isDisabled={!isUsed}
          onChange={(next) => onType({ ...typed, price: next })}
        />
      )}
      <DecimalField
        label={null}
        aria-label={text.availableOf(application.name)}
        placeholder={text.available}
        unit={measure}
        value={available}
        isDisabled={!isUsed}
        onChange={(next) => onType({ ...typed, available: next })}
      />
    </li>
  )
}

interface FoundProps {
  readonly row: PlanRow
  readonly mix: Mix
  readonly products: readonly OwnProduct[]
}

const BARELY = 0.05

/** The mix in words: what goes where, what it covers, what stays short or comes along, and what it costs. */
function Found({ row, mix, products }: FoundProps) {
  const byId = new Map(products.map((product) => [product.application._id, product]))
  const nameOf = (id: string): string => byId.get(id)?.application.name ?? ''
  const need = lackOf(row)
  return (
    <div className={styles.found} role="status">
      <ul className={layout.plainList}>
        {mix.parts.map(({ id, rate }) => (
          <li key={id}>
            <strong>{nameOf(id)}</strong> {formatQuantity(rate, byId.get(id)?.unit ?? '')}
          </li>
        ))}
      </ul>
      <ul className={styles.why}>
        {ELEMENTS.filter((element) => need[element] > 0 || mix.given[element] > BARELY).map((element) => {
          const gap = need[element] - mix.given[element]
          return (
            <li key={element}>
              {text.covers(planText.elements[element], mix.given[element], need[element])}
              {gap > BARELY && `; ${text.short(planText.elements[element].toLowerCase(), gap)}`}
              {mix.given[element] > need[element] * 1.05 + BARELY &&
                `; ${text.over(planText.elements[element].toLowerCase(), -gap)}`}
            </li>
          )
        })}
        <li>{mix.cost === null ? text.lightest : text.cost(formatMoney(mix.cost))}</li>
        {mix.unpriced.length > 0 && <li>{text.unpriced(mix.unpriced.map(nameOf).join(', '))}</li>}
      </ul>
    </div>
  )
}

/** The mix as applications of the plan. */
const applicationsOf = (mix: Mix, products: readonly OwnProduct[]): Application[] =>
  mix.parts.flatMap(({ id, rate }) => {
    const found = products.find(({ application }) => application._id === id)
    return found ? [{ ...found.application, _id: newId(), amount: roundTo(rate, 1) }] : []
  })

/** The cheapest mix of the farm's own fertilizers for what a field lacks: suggested, explained, taken or left. */
export function MixPart({ year, row, onAccept, onClose }: Props) {
  const materials = useMaterials().data
  const own = useMemo(() => ownProducts(materials ?? [], row), [materials, row])
  const [typed, setTyped] = useState<ReadonlyMap<string, Typed>>(new Map())
  const products = own.map((product) => ({
    ...product,
    ...(typed.get(product.application.requisiteId ?? '') ?? UNTYPED),
  }))
  const { mutate, data, isPending, isError, reset } = useMutation({
    mutationFn: () => askMix(mixInputOf(row, products, mixLimits(row, year))),
    meta: { isQuiet: true },
  })
  const type = (id: string | null, next: Typed): void => {
    setTyped((now) => new Map(now).set(id ?? '', next))
    reset()
  }
  const isNeeded = ELEMENTS.some((element) => lackOf(row)[element] > 0)
  const isWrong = products.some(
    ({ price, available }) =>
      (price ?? 0) < 0 || Number.isNaN(price) || (available ?? 0) < 0 || Number.isNaN(available),
  )
  return (
    <section className={styles.panel} aria-label={text.suggestTitle}>
      <h4 className={styles.title}>{text.suggestTitle}</h4>
      <p className={layout.quiet}>{text.suggestText}</p>
      {!isNeeded && <p>{text.nothingNeeded}</p>}
      {materials && own.length === 0 && (
        <p>
          {text.noProducts} <Link to={ROUTES.fertilizers}>{text.toFertilizers}</Link>
        </p>
      )}
      {isNeeded && own.length > 0 && (
        <ul className={layout.plainList}>
          {products.map((product) => (
            <ProductRow
              key={product.application.requisiteId}
              product={product}
              onType={(next) => type(product.application.requisiteId, next)}
            />
          ))}
        </ul>
      )}
      {data && <Found row={row} mix={data} products={own} />}
      {data === null && <p role="status">{text.noMix}</p>}
      {isError && <p role="alert">{text.failed}</p>}
      <Group>
        {isNeeded && own.length > 0 && (
          <Button
            variant={data ? 'default' : 'filled'}
            loading={isPending}
            disabled={isWrong || !products.some(({ isUsed }) => isUsed)}
            onClick={() => mutate()}
          >
            {text.find}
          </Button>
        )}
        {data && <Button onClick={() => onAccept(applicationsOf(data, own))}>{text.accept}</Button>}
        <Button variant="default" onClick={onClose}>
          {uiText.close}
        </Button>
      </Group>
    </section>
  )
}

import { Checkbox } from '@mantine/core'
import { Id } from '@vagu/core/ids/schema'
import {
  type CostOverview,
  type MaterialPrice,
  materialPriceKey,
  PRICE_UNITS,
  type PricedJobType,
  type PriceUnit,
  type YieldPrice,
  yieldPriceKey,
} from '@vagu/core/profit/schema'
import { compareNames } from '@vagu/core/text/order'
import { Card } from '../../ui/Card.tsx'
import { useMay } from '../../ui/may.tsx'
import { EntriesCard } from './EntriesCard.tsx'
import { materialPriceEdit, yieldPriceEdit } from './price-edits.ts'
import { OverviewHistory } from './OverviewHistory.tsx'
import { PriceInput } from './PriceInput.tsx'
import { cropName } from './profit-view.ts'
import { profitText as text } from './text.ts'
import { useChangeOverview } from './use-change-overview.ts'
import { useJobPrice } from './use-job-price.ts'
import layout from '../../ui/layout.module.css'
import styles from './Profit.module.css'

const unitOf = (unit: string): PriceUnit => PRICE_UNITS.find((each) => each === unit) ?? 't'

interface AskedYield {
  readonly crop: string
  readonly yieldType: string
  readonly unit: PriceUnit
}
/** Kinds of yield of the year: the main ones, what else was brought in without a price, and what has one. */
function yieldsOf({ fields, prices }: CostOverview): AskedYield[] {
  const asked = fields.flatMap(({ crop, yieldType, gaps }): AskedYield[] => {
    if (crop === null) return []
    const others = gaps.filter(({ what }) => what === 'cropPrice')
    return [
      { crop, yieldType, unit: 't' },
      ...others.map(({ label, unit }) => ({ crop, yieldType: label, unit: unitOf(unit) })),
    ]
  })
  const all = [...prices, ...asked]
  return [...new Map(all.toReversed().map((each) => [yieldPriceKey(each), each])).values()].toSorted(
    (a, b) => compareNames(cropName(a.crop), cropName(b.crop)) || compareNames(a.yieldType, b.yieldType),
  )
}

function YieldPrices({ overview }: { readonly overview: CostOverview }) {
  const { changeNow } = useChangeOverview(overview.year)
  const own = new Map<string, YieldPrice>(overview.prices.map((price) => [yieldPriceKey(price), price]))
  const planned = new Map(overview.plannedPrices.map(({ crop, price }) => [crop, price]))
  const main = new Map(overview.fields.map(({ crop, yieldType }) => [crop, yieldType]))
  return (
    <Card title={text.yieldPrices}>
      <p className={layout.quiet}>{text.yieldPricesLead}</p>
      <ul className={styles.asked}>
        {yieldsOf(overview).map((asked) => {
          const before = own.get(yieldPriceKey(asked))
          const inPlan = main.get(asked.crop) === asked.yieldType ? planned.get(asked.crop) : undefined
          return (
            <li key={yieldPriceKey(asked)}>
              <PriceInput
                name={`${cropName(asked.crop)} (${asked.yieldType.toLocaleLowerCase('et')})`}
                value={before?.price ?? null}
                unit={before?.unit ?? asked.unit}
                onSave={(typed) => changeNow(yieldPriceEdit(asked, before, typed))}
              />
              {!before && inPlan !== undefined && <p className={layout.quiet}>{text.plannedPrice(inPlan)}</p>}
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

interface AskedMaterial extends Pick<MaterialPrice, 'requisiteId' | 'name'> {
  readonly unit: PriceUnit
}
function materialsOf({ fields, materials }: CostOverview): AskedMaterial[] {
  const missing = fields.flatMap(({ gaps }) =>
    gaps.flatMap(({ what, key, label, unit }): AskedMaterial[] =>
      what === 'materialPrice' || what === 'unit'
        ? [{ requisiteId: Id.safeParse(key).data ?? null, name: label, unit: unitOf(unit) }]
        : [],
    ),
  )
  const byKey = new Map([...missing, ...materials].map((each) => [materialPriceKey(each), each]))
  return [...byKey.values()].toSorted((a, b) => compareNames(a.name, b.name))
}

function MaterialPrices({ overview }: { readonly overview: CostOverview }) {
  const { changeNow } = useChangeOverview(overview.year)
  const own = new Map<string, MaterialPrice>(
    overview.materials.map((price) => [materialPriceKey(price), price]),
  )
  const asked = materialsOf(overview)
  return (
    <Card title={text.materialPrices}>
      <p className={layout.quiet}>{asked.length === 0 ? text.noMaterialPrices : text.materialPricesLead}</p>
      <ul className={styles.asked}>
        {asked.map((each) => {
          const before = own.get(materialPriceKey(each))
          return (
            <li key={materialPriceKey(each)}>
              <PriceInput
                name={each.name}
                value={before?.price ?? null}
                unit={before?.unit ?? each.unit}
                onSave={(typed) => changeNow(materialPriceEdit(each, before, typed))}
              />
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

function JobPriceRow({ type }: { readonly type: PricedJobType }) {
  const mayWrite = useMay('write')
  const { change, changeNow } = useJobPrice()
  const { name, price, includesLabour } = type
  return (
    <li>
      <PriceInput
        name={name}
        value={price}
        unit="t"
        unitText="€/ha"
        onSave={(typed) => changeNow({ type, after: { price: typed.price, includesLabour } })}
      />
      <Checkbox
        label={text.includesLabour}
        aria-label={`${text.includesLabour}: ${name}`}
        checked={includesLabour === true}
        indeterminate={type.hasHours && includesLabour === null}
        disabled={!mayWrite}
        onChange={(event) => change({ type, after: { price, includesLabour: event.currentTarget.checked } })}
      />
    </li>
  )
}

const JobPrices = ({ types }: { readonly types: readonly PricedJobType[] }) => (
  <Card title={text.jobPrices}>
    <p className={layout.quiet}>{types.length === 0 ? text.noJobs : text.jobPricesLead}</p>
    <ul className={styles.asked}>
      {types
        .toSorted((a, b) => compareNames(a.name, b.name))
        .map((type) => (
          <JobPriceRow key={`${type.categoryKey}/${type.jobKey}`} type={type} />
        ))}
    </ul>
  </Card>
)

/** Everything that the sums are calculated with, edited where it stands. */
export const PricesView = ({ overview }: { readonly overview: CostOverview }) => (
  <div className={layout.column2xl}>
    <YieldPrices overview={overview} />
    <EntriesCard overview={overview} />
    <MaterialPrices overview={overview} />
    <JobPrices types={overview.jobTypes} />
    <div>
      <OverviewHistory overview={overview} />
    </div>
  </div>
)

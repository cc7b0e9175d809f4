/** The supplies usage plan of a crop year: needs by material, beside what is in the stock, ordered, and sold in packs. */
import { type KnownMaterials, knownMaterials, typedKey } from '@vagu/core/materials/known'
import { materialKey, type Material } from '@vagu/core/materials/schema'
import type { Need } from '@vagu/core/supplies/needs'
import { inNameOrder, rowsOf, type SupplyFacts, type SupplyMaterial } from '@vagu/core/supplies/rows'
import type { SuppliesPlan, SupplyOrder, SupplyRow, SupplySetting } from '@vagu/core/supplies/schema'
import type { StockBalance } from '@vagu/core/stock/schema'
import { dayInTallinn } from '@vagu/core/time/day'
import type { Actor } from '../db/actor.ts'
import type { Reader } from '../db/schema.ts'
import { readMaterials } from '../materials/known.ts'
import { stockAsOf } from '../stock/read.ts'
import { gather, type Gathered } from './gather.ts'
import { lastDays } from './last-days.ts'
import { readOrders } from './orders.ts'
import { readSettings } from './settings.ts'

type Line = SupplyOrder['lines'][number]

/** The material of the farm that a need is of; a name of the farmer's own may be that of any kind. */
function materialOf(known: KnownMaterials, need: Pick<Need, 'type' | 'name' | 'requisiteId'>) {
  return known.of(need) ?? (need.type === 'material' ? known.named(need.name)[0]?.requisite : undefined)
}

/** Manure and other organic fertilizers are the farm's own, unless the farmer says that they are bought. */
const isOrganic = ({ type, fertilizerKind, organicType }: Material): boolean =>
  type === 'fertilizer' && (fertilizerKind === 'ORGANIC_FERTILIZER' || organicType != null)

type UntilOf = (material: Material) => string | null

const supplyMaterial = (material: Material, untilOf: UntilOf): SupplyMaterial => ({
  key: material._id,
  requisiteId: material._id,
  name: material.name,
  type: material.type,
  isOrganic: isOrganic(material),
  density: material.density ?? null,
  usableUntil: untilOf(material),
})

interface Facts {
  readonly material: SupplyMaterial
  readonly needs: Need[]
  readonly ordered: Line[]
  readonly lines: Line[]
}

/** Materials by key: what is needed, ordered, or wanted as a reserve. */
class Supplies {
  readonly #facts = new Map<string, Facts>()
  /** Materials that the register does not have, by name. */
  readonly #bare = new Map<string, Facts>()
  readonly #known: KnownMaterials
  readonly #untilOf: UntilOf

  constructor(known: KnownMaterials, untilOf: UntilOf) {
    this.#known = known
    this.#untilOf = untilOf
  }

  of(named: Pick<Need, 'type' | 'name' | 'requisiteId'> & Partial<Pick<Need, 'isOrganic'>>): Facts {
    const material = materialOf(this.#known, named)
    const key = material?._id ?? typedKey(named)
    const before = this.#facts.get(key)
    if (before) return before
    const bare = {
      key,
      requisiteId: null,
      name: named.name,
      type: named.type,
      isOrganic: named.isOrganic ?? false,
      density: null,
      usableUntil: null,
    }
    const own = material === undefined ? bare : supplyMaterial(material, this.#untilOf)
    const facts: Facts = { material: own, needs: [], ordered: [], lines: [] }
    this.#facts.set(key, facts)
    if (material === undefined && !this.#bare.has(materialKey(named.name)))
      this.#bare.set(materialKey(named.name), facts)
    return facts
  }

  /** A line of an order says no type: what bears its name and is not in the register is what was ordered. */
  ofLine(line: Line) {
    const named = { ...line, type: 'material' as const }
    const isThere = line.requisiteId !== null && this.#known.of(named)?._id === line.requisiteId
    const bare = isThere ? undefined : this.#bare.get(materialKey(line.name))
    return bare ?? this.of(named)
  }

  all() {
    return [...this.#facts.values()]
  }
}

const isOpen = ({ receivedOn }: Line): boolean => receivedOn === null

/** Ordered lines, the newest first: those of this year and before that have not come, and prices of all. */
function takeOrders(supplies: Supplies, orders: readonly SupplyOrder[], year: number): void {
  for (const order of orders)
    for (const line of order.lines) {
      const isCounted = order.year <= year && isOpen(line)
      const facts = supplies.ofLine(line)
      facts.lines.push(line)
      if (isCounted) facts.ordered.push(line)
    }
}

/** Price that was last paid or expected, else the mean of the stock. */
function priceOf(lines: readonly Line[], stock: StockBalance | undefined): SupplyFacts['price'] {
  for (const { paidPrice, pricePerUnit, unit } of lines) {
    const perUnit = paidPrice ?? pricePerUnit
    if (perUnit !== null) return { perUnit, unit }
  }
  if (stock?.meanPrice != null) return { perUnit: stock.meanPrice, unit: stock.unit }
  return null
}

interface Records {
  readonly settings: readonly SupplySetting[]
  readonly stock: readonly StockBalance[]
}

function factsOf(supplies: Supplies, { settings, stock }: Records): SupplyFacts[] {
  const [settingOf, stockOf] = [
    new Map(settings.map((setting) => [setting.requisiteId, setting])),
    new Map(stock.map((balance) => [balance.requisiteId, balance])),
  ]
  return supplies.all().map(({ material, needs, ordered, lines }) => {
    const held = stockOf.get(material.requisiteId ?? '')
    return {
      material,
      needs,
      ordered,
      setting: settingOf.get(material.requisiteId ?? '') ?? null,
      stock: held ? [{ amount: held.balance, unit: held.unit }] : [],
      price: priceOf(lines, held),
    }
  })
}

/** A row says something where something is needed, ordered or lacking. */
const isTold = ({ parts, ordered, lacking }: SupplyRow): boolean =>
  parts.length > 0 || ordered > 0 || lacking > 0

/** Records of a crop year that rows are made of. */
interface Gathering {
  readonly year: number
  readonly day: string
  readonly gathered: Gathered
  readonly orders: readonly SupplyOrder[]
  readonly settings: readonly SupplySetting[]
  /** Rows of the year, had it these needs. */
  readonly rowsOf: (needs: readonly Need[]) => SupplyRow[]
}

export async function gatherSupplies(db: Reader, actor: Actor, year: number): Promise<Gathering> {
  const day = dayInTallinn(actor.now)
  const gathered = await gather(db, actor, year)
  const named = await readMaterials(db, actor)
  const materials = named.map(({ requisite }) => requisite)
  const orders = await readOrders(db, actor)
  const settings = await readSettings(db, actor)
  const stock = await stockAsOf(db, actor, day)
  const [known, untilOf] = [knownMaterials(named), await lastDays(db, materials)]
  const kept = new Set(
    settings.filter(({ reserve }) => reserve !== null).map(({ requisiteId }) => requisiteId),
  )
  const fieldOf = new Map(gathered.fields.map((field) => [field.fieldId, field]))
  const rowsWith = (needs: readonly Need[]): SupplyRow[] => {
    const supplies = new Supplies(known, untilOf)
    for (const need of needs) supplies.of(need).needs.push(need)
    takeOrders(supplies, orders, year)
    for (const { _id, type, name } of materials)
      if (kept.has(_id)) supplies.of({ requisiteId: _id, type, name })
    const rows = factsOf(supplies, { settings, stock }).flatMap((facts) =>
      rowsOf(facts, { year, today: day, fieldOf: (id) => fieldOf.get(id) }),
    )
    return inNameOrder(rows.filter(isTold))
  }
  return { year, day, gathered, orders, settings, rowsOf: rowsWith }
}

export async function readSuppliesPlan(db: Reader, actor: Actor, year: number): Promise<SuppliesPlan> {
  const { day, gathered, orders, settings, rowsOf: rowsWith } = await gatherSupplies(db, actor, year)
  return {
    year,
    day,
    rows: rowsWith(gathered.needs),
    orders: orders.filter((order) => order.year === year || (order.year < year && order.lines.some(isOpen))),
    settings: [...settings],
    orphanedPlans:
      gathered.orphanedPlans + gathered.orphans.reduce((sum, { plans }) => sum + plans.length, 0),
    hasFertilizationPlan: gathered.hasFertilizationPlan,
    hasRequisitePlan: gathered.lines.length > 0,
  }
}

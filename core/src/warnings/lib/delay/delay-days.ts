/** Days of a delay of a material: its copy in the job, or those of its use in the crop. */
import type { EventFacts, Facts, MaterialUse } from '../../facts.ts'
import { figuresOf, greatestOf } from '../register/product-uses.ts'
import { isOwnFigure, productIn, type ProductInJob } from '../register/register-use.ts'

type DelayFigure = 'workDelayDays' | 'harvestDelayDays'
type Where = Pick<Facts, 'field' | 'products'>

export interface DelayDays {
  /** Of several uses the longest counts; a use without days has none. */
  readonly daysOf: (where: Where, event: EventFacts, material: MaterialUse) => number | null
  /**
   * The days of the register, where the copy is shorter than every use that the job may have been; else null. A copy
   * that bears the days of one of these uses may be right.
   */
  readonly stricterDaysOf: (where: Where, event: EventFacts, material: MaterialUse) => number | null
  /** Said where the uses differ and nothing tells which it was. */
  readonly whyLongest: (where: Where, event: EventFacts, material: MaterialUse) => string
  /** The longest that any use may bring, whatever grows on the field. */
  readonly longestDays: (products: Facts['products'], material: MaterialUse) => number
}

/** `subject`: what messages call the delay. */
export function delayDays(figure: DelayFigure, subject: string): DelayDays {
  /** The uses that tell the days; undefined where the copy tells them: the farmer's own figure, or nothing to tell more. */
  function withDays(
    where: Where,
    event: EventFacts,
    material: MaterialUse,
  ): Omit<ProductInJob, 'rows'> | undefined {
    const product = where.products?.of(material)
    const longest = product ? figuresOf(product)[figure] : 0
    if (longest === 0 || isOwnFigure(material[figure], longest)) return undefined
    const found = productIn(where, event, material)
    return found && found.uses.length > 0 ? found : undefined
  }

  return {
    daysOf: (where, event, material) => {
      const found = withDays(where, event, material)
      return found ? greatestOf(found.uses, figure) : material[figure]
    },
    stricterDaysOf: (where, event, material) => {
      const product = where.products?.of(material)
      const copy = material[figure]
      if (!product || !isOwnFigure(copy, figuresOf(product)[figure])) return null
      const { uses = [] } = productIn(where, event, material) ?? {}
      const days = uses.some((use) => (use[figure] ?? 0) === copy) ? 0 : greatestOf(uses, figure)
      return days > copy ? days : null
    },
    whyLongest: (where, event, material) => {
      const found = withDays(where, event, material)
      const isSame = !found || new Set(found.uses.map((use) => use[figure] ?? 0)).size < 2
      return isSame
        ? ''
        : ` ${subject} sõltub sellest, mille vastu töö tehti; seire seda üheselt ei ütle, seepärast loeb pikim.`
    },
    longestDays: (products, material) => {
      const product = products?.of(material)
      return Math.max(material[figure] ?? 0, product ? figuresOf(product)[figure] : 0)
    },
  }
}

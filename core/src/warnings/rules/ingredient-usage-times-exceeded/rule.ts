import { materialKey } from '../../../materials/schema.ts'
import { remembering } from '../../../remembering.ts'
import type { Facts, MaterialUse } from '../../facts.ts'
import { listText } from '../../lib/targets/material-places.ts'
import type { Prepared, Rule } from '../../rule.ts'
import { asTyped } from '../../lib/as-typed.ts'
import { SUBSTANCE_CHECK } from '../../lib/law/sources.ts'
import {
  type Excess,
  excessText,
  type JobInGroup,
  prepareExcesses,
  limitOf,
  type Telling,
  type UseGroup,
} from '../../lib/uses/use-areas.ts'
import { usageLimits } from '../../lib/uses/use-tolerance.ts'
import { numbersByName } from '../../lib/uses/same-material.ts'
import { keysInFocus, productKeysOf, type Use } from '../../lib/uses/uses.ts'

type Substance = MaterialUse['ingredients'][number]

/** The uses of the products that hold one active substance. */
interface SubstanceUses extends UseGroup {
  readonly key: string
  readonly productOf: (material: MaterialUse) => string
  readonly keyOf: (substance: Substance) => string
}

const plainCode = (code: string): string | null => code.trim().toLowerCase() || null
const codeOf = ({ code }: Substance): string | null => plainCode(code)

const KNOWN_CODES = 1000
/** Key behind a code, of which each question asks for all that the jobs name; null for an empty one. */
const keyOfCode = remembering(KNOWN_CODES, (code: string): string | null => {
  const plain = plainCode(code)
  return plain === null ? null : `aine:${plain}`
})

/** By the substance's own code or name alone, whatever the other jobs of the year know of it. */
const ownKeyOf = ({ code, name }: Substance): string => keyOfCode(code) ?? materialKey(name)

/** The code where known; a name alone goes to the one code that the year's jobs know for it. */
function substanceKeysOf(uses: readonly Use[]): (substance: Substance) => string {
  const all = uses.flatMap(({ material }) => material.ingredients)
  if (all.every((each) => codeOf(each) !== null)) return ownKeyOf
  const codes = numbersByName(all.map((each) => ({ number: codeOf(each), name: each.name })))
  return (each) => {
    const code = codeOf(each) ?? codes.get(materialKey(each.name)) ?? ''
    return ownKeyOf({ ...each, code })
  }
}

/** Keys of the substances that more than one product holds: few, if any. */
function sharedAmong(
  uses: readonly Use[],
  productOf: SubstanceUses['productOf'],
  keyOf: SubstanceUses['keyOf'],
): string[] {
  const firstProducts = new Map<string, string>()
  const shared = new Set<string>()
  for (const { material } of uses) {
    const product = productOf(material)
    for (const each of material.ingredients) {
      const key = keyOf(each)
      const first = firstProducts.get(key)
      if (first === undefined) firstProducts.set(key, product)
      else if (first !== product) shared.add(key)
    }
  }
  return [...shared]
}

/** The uses that hold a substance; one that names it twice stands twice. */
const usesWith = (key: string, uses: readonly Use[], keyOf: SubstanceUses['keyOf']): Use[] =>
  uses.flatMap((use) => use.material.ingredients.filter((each) => keyOf(each) === key).map(() => use))

/** Only substances that more than one product holds: of the rest the rule of the products says all. */
function groupBySubstance(uses: readonly Use[], focus: Facts['focus']): SubstanceUses[] {
  if (uses.length < 2) return []
  const productOf = productKeysOf(uses)
  const keyOf = substanceKeysOf(uses)
  const inFocus = keysInFocus(uses, focus, ({ ingredients }) => ingredients.map(keyOf))
  return sharedAmong(uses, productOf, keyOf)
    .filter((key) => inFocus?.has(key) ?? true)
    .map((key) => ({ key, uses: usesWith(key, uses, keyOf), productOf, keyOf }))
}

/** How the first of the jobs names it. */
function nameOf({ key, keyOf, uses }: SubstanceUses): string {
  const [first] = uses.flatMap(({ material }) => material.ingredients.filter((each) => keyOf(each) === key))
  return first?.name ?? ''
}

/** Uses up to a job, that job included. */
const countedIn = ({ group, use }: JobInGroup<SubstanceUses>): readonly Use[] =>
  group.uses.slice(0, group.uses.findLastIndex(({ event }) => event._id === use.event._id) + 1)

/** One product that alone is used too often by its own limit: its own rule says so. */
function isOfOneProduct(job: JobInGroup<SubstanceUses>): boolean {
  const { productOf, uses } = job.group
  const own = productOf(job.use.material)
  if (countedIn(job).some(({ material }) => productOf(material) !== own)) return false
  return limitOf(uses.filter(({ material }) => productOf(material) === own)) === job.times
}

const quotedNames = (uses: readonly Use[]): string[] => [
  ...new Set(uses.map(({ material }) => `„${material.name}“`)),
]

function messageOf(excess: Excess<SubstanceUses>): string {
  const { counted: job, event } = excess
  const { group, times } = job
  const [min] = quotedNames(group.uses.filter(({ limit }) => limit === times))
  return excessText(excess, {
    used:
      `toimeainet „${nameOf(group)}“ sisaldavaid vahendeid ${listText(quotedNames(countedIn(job)))} on koos tööga ` +
      `„${event.job.name}“ kasutatud`,
    allowed: `Väikseim lubatud kordade arv on vahendil ${min ?? ''}:`,
    again:
      'Sama toimeainega vahendit võib uuesti kasutada järgmisel saagiaastal. See on Vagu enda kontroll; kontrollige ' +
      'märgiseid.',
  })
}

/** How the job itself names the substance: what another job knows of it is no new cause. */
function causeKeyOf({ group, use: { material } }: JobInGroup<SubstanceUses>): string {
  const own = material.ingredients.find((each) => group.keyOf(each) === group.key)
  return own ? ownKeyOf(own) : group.key
}

const BY_SUBSTANCE: Telling<SubstanceUses> = {
  groupsOf: groupBySubstance,
  tells: (job) => !isOfOneProduct(job),
  keyOf: causeKeyOf,
  messageOf,
}

const hasSubstance = ({ ingredients }: MaterialUse): boolean => ingredients.length > 0

function prepare(facts: Facts): Prepared {
  const events = facts.events.filter(({ materials }) => materials.some(hasSubstance))
  const excessesOf = prepareExcesses(events, facts, BY_SUBSTANCE)
  return (typed) => excessesOf(asTyped(typed))
}

/** More uses of one active substance, in several products, than the strictest of their labels allows. */
export const ingredientUsageTimesExceeded: Rule = {
  id: 'INGREDIENT_USAGE_TIMES_EXCEEDED',
  title: 'Toimeaine kasutuskordade arv ületatud',
  level: 'ERROR',
  summary:
    'Sama toimeainet sisaldavate eri vahendite tööde pindalad liidetakse põllu ja saagiaasta kaupa kuupäeva ' +
    'järjekorras. Töö, millega summa ületab nende vahendite väikseima kasutuskordade arvu x põllu pindala x 1,05, ja ' +
    'iga järgmine töö saab hoiatuse. Toimeaineid võrreldakse koodi, selle puudumisel nime järgi; ühes töös loetakse ' +
    'pindala üks kord. Kui ületab üks vahend üksi, ütleb seda vahendi enda kasutuskordade reegel. See on Vagu enda ' +
    'kontroll: seadusest ei leitud nõuet liita eri tooteid; kontrollige märgiseid.',
  sources: SUBSTANCE_CHECK,
  limits: usageLimits,
  quantities: ['area'],
  prepare,
  check: (facts) => prepare(facts)([]),
}

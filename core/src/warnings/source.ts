/** Sources of a rule, and how they are named. */
import type { Basis, Source } from './schema.ts'

/** How far an act was read, and the day on which a person last held the rules against it: none for what nobody read. */
export type Comparison =
  | { readonly trust: 'text' | 'excerpt'; readonly compared: string }
  | { readonly trust: 'unread'; readonly compared: null }

/** Place in an act: paragraph, redaction and page are always named. */
export type CitedBasis = Readonly<Pick<Basis, 'act'>> & {
  readonly paragraph: string
  readonly redaction: string
  readonly url: string
} & Comparison
/** Label of a product, or a check of Vagu alone: no act stands behind it. */
interface UncitedBasis extends Readonly<Pick<Basis, 'act'>> {
  readonly trust: 'label' | 'own'
  readonly paragraph: null
  readonly redaction: null
  readonly url: null
  readonly compared: null
}
export type RuleBasis = CitedBasis | UncitedBasis

export type RuleSource = Pick<Source, 'title' | 'url'> & {
  readonly bases: readonly [RuleBasis, ...RuleBasis[]]
}

const titleOf = ({ act, paragraph }: RuleBasis): string => (paragraph === null ? act : `${act} ${paragraph}`)

/** The most telling first: its page is the one that is linked where there is room for one. */
export const restsOn = (...bases: RuleSource['bases']): RuleSource => {
  const url = bases.find((basis) => basis.url !== null)?.url
  return { title: bases.map(titleOf).join('; '), ...(url ? { url } : {}), bases }
}

const unpublished = (act: string, trust: UncitedBasis['trust']): UncitedBasis => ({
  act,
  paragraph: null,
  redaction: null,
  url: null,
  compared: null,
  trust,
})

/** The figure stands on the product's label; the register repeats it, and a job holds a copy. */
export const LABEL_TEXT = unpublished('Toote märgis ja taimekaitsevahendite register', 'label')

/** Asked by Vagu alone; `what` says what for. */
export const ownCheck = (what: string): UncitedBasis =>
  unpublished(`Vagu enda kontroll: ${what}; ei tulene seadusest`, 'own')

/** Sources of a rule, and how they are named. */
import type { Basis, Source } from './schema.ts'

export type RuleSource = Pick<Source, 'title' | 'url'> & { readonly bases: readonly Basis[] }

const titleOf = ({ act, paragraph }: Basis): string => (paragraph === null ? act : `${act} ${paragraph}`)

/** The most telling first: its page is the one that is linked where there is room for one. */
export const restsOn = (...bases: readonly [Basis, ...Basis[]]): RuleSource => {
  const url = bases.find((basis) => basis.url !== null)?.url
  return { title: bases.map(titleOf).join('; '), ...(url ? { url } : {}), bases }
}

const unpublished = (act: string, trust: 'label' | 'own'): Basis => ({
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
export const ownCheck = (what: string): Basis =>
  unpublished(`Vagu enda kontroll: ${what}; ei tulene seadusest`, 'own')

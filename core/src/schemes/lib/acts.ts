/** Sources of requirements, beside the acts that warnings rest on. */
import { dated } from '../../warnings/dated.ts'
import {
  type Act,
  cite,
  CONDITIONALITY,
  PLANT_PROTECTION_ACT,
  PRODUCT_USE_RULES,
  SUPPORT_RULES,
  WATER_ACT,
} from '../../warnings/lib/law/acts.ts'
import { restsOn } from '../../warnings/source.ts'

const IN_GAZETTE = { redaction: 'RT I, 23.01.2026', url: 'https://www.riigiteataja.ee/' } as const

/** Terms of supports that were read in excerpts of their pages, where no paragraph was seen. */
const support = (act: string, place: Pick<Act, 'redaction' | 'url'> = IN_GAZETTE) =>
  dated([
    {
      since: '2023-01-01',
      value: restsOn(
        cite({ act, ...place, reading: { trust: 'excerpt', compared: '2026-11-22' } }, 'toetuse nõuded'),
      ),
    },
  ])

export const MULD = support('Perioodi 2023–2027 mullakaitse toetus (MULD)')
export const VESI = support('Perioodi 2023–2027 veekaitse toetus (VESI)')
export const MAHE = support('Perioodi 2023–2027 mahepõllumajandusliku tootmise toetus (MAHE)')
export const OKO = support('Ökoalade toetus (ÖKO)', {
  redaction: 'pria.ee 2023',
  url: 'https://www.pria.ee/toetused/OKO_2023',
})

/** The KSM support, in force since its first year. */
export const ksm = (paragraph: string) =>
  dated([{ since: '2023-01-01', value: restsOn(cite(SUPPORT_RULES, paragraph)) }])

/** Conditionality, whose figures stand in no copy that was read. */
export const hpk = (paragraph: string) =>
  dated([{ since: '2023-01-01', value: restsOn(cite(CONDITIONALITY, paragraph)) }])

export const waterAct = (paragraph: string) =>
  dated([{ since: '2019-10-01', value: restsOn(cite(WATER_ACT, paragraph)) }])
export const plantProtection = (paragraph: string) =>
  dated([{ since: null, value: restsOn(cite(PLANT_PROTECTION_ACT, paragraph)) }])
export const PRODUCT_STORE = dated([
  { since: null, value: restsOn(cite(PRODUCT_USE_RULES, '§-d 1 ja 5', { isUnread: true })) },
])

/** Sources of requirements, beside the acts that warnings rest on. */
import { dated } from '../../warnings/dated.ts'
import {
  type Act,
  cite,
  CONDITIONALITY,
  GROUNDWATER_SUPPORT,
  NITRATE_ZONE_RULES,
  OLD_NITRATE_ZONE_RULES,
  ORGANIC_SUPPORT,
  PLANT_PROTECTION_ACT,
  PRODUCT_USE_RULES,
  SOIL_SUPPORT,
  SUPPORT_RULES,
  SURFACE_WATER_SUPPORT,
  WATER_ACT,
} from '../../warnings/lib/law/acts.ts'
import { restsOn } from '../../warnings/source.ts'

/** Terms of a support since its first year. */
const support = (act: Act) => (paragraph: string) =>
  dated([{ since: '2023-01-01', value: restsOn(cite(act, paragraph)) }])

export const muld = support(SOIL_SUPPORT)
export const groundwater = support(GROUNDWATER_SUPPORT)
export const surfaceWater = support(SURFACE_WATER_SUPPORT)
export const mahe = support(ORGANIC_SUPPORT)
/** Its page was read, and the act itself not. */
export const OKO = dated([
  {
    since: '2023-01-01',
    value: restsOn(
      cite(
        {
          act: 'Ökoalade toetus (ÖKO)',
          redaction: 'pria.ee 2023',
          url: 'https://www.pria.ee/toetused/OKO_2023',
          reading: { trust: 'excerpt', compared: '2026-11-22' },
        },
        'toetuse nõuded',
      ),
    ),
  },
])

export const ksm = support(SUPPORT_RULES)

/** Fertilizer by the one act, products by the other. */
export const FROM_THE_AIR = dated([
  {
    since: '2019-10-01',
    value: restsOn(cite(WATER_ACT, '§ 158 lg 1'), cite(PLANT_PROTECTION_ACT, '§ 78 lg 7')),
  },
])

/** Peat land of conditionality: the change of 10 May 2024 was read in part. */
export const PEAT_TILLAGE = dated([
  {
    since: '2023-01-01',
    value: restsOn(
      cite(
        {
          ...CONDITIONALITY,
          redaction: 'RT I, 10.05.2024, 2',
          url: 'https://www.riigiteataja.ee/akt/110052024002',
          reading: { trust: 'excerpt', compared: '2026-11-22' },
        },
        '§ 3 lg 1',
      ),
    ),
  },
])

/** Animals where groundwater is not protected. */
export const NITRATE_LIVESTOCK = dated([
  { since: '2019-12-13', value: restsOn(cite(OLD_NITRATE_ZONE_RULES, '§ 3')) },
  { since: '2021-11-12', value: restsOn(cite(NITRATE_ZONE_RULES, '§ 3 p 2')) },
])

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

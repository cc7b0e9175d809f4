import {
  cite,
  CONDITIONALITY,
  FIELD_BOOK_RULES,
  PLANT_PROTECTION_ACT,
  PRODUCT_REGULATION,
  PRODUCT_USE_RULES,
  RECORD_REGULATION,
  SUPPORT_RULES,
  SUSTAINABLE_USE,
} from './acts.ts'
import { dated } from '../../dated.ts'
import { LABEL_TEXT, ownCheck, restsOn } from '../../source.ts'

/** A product may be used only as its authorisation and its label say. */
const AS_AUTHORISED = cite(PLANT_PROTECTION_ACT, '§ 78 lg 1')

/**
 * Limits that a product's label sets. Regulation (EC) No 1107/2009, article 55, asks to keep to the label; it applies
 * from 14 June 2011. The figures themselves are copied into the job from the label or the register.
 */
export const LABEL = dated([
  { since: null, value: restsOn(LABEL_TEXT) },
  {
    since: '2011-06-14',
    value: restsOn(LABEL_TEXT, AS_AUTHORISED, cite(PRODUCT_REGULATION, 'artikkel 55')),
  },
])

/** How long a product may be used. */
export const AUTHORISATION = dated([
  { since: null, value: restsOn(LABEL_TEXT) },
  {
    since: '2011-06-14',
    value: restsOn(LABEL_TEXT, AS_AUTHORISED, cite(PRODUCT_REGULATION, 'artiklid 28 ja 46')),
  },
])

/** Spraying while something flowers, and the notice to beekeepers. */
export const BEES = dated([
  { since: null, value: restsOn(LABEL_TEXT) },
  {
    since: '2011-11-29',
    value: restsOn(LABEL_TEXT, AS_AUTHORISED, cite(PRODUCT_USE_RULES, '§ 4')),
  },
])

/** Wind and air while spraying: read only in the authority's texts of 2017 to 2020. */
export const SPRAYING_WEATHER = dated([
  { since: null, value: restsOn(LABEL_TEXT) },
  { since: '2011-11-29', value: restsOn(cite(PRODUCT_USE_RULES, '§ 4')) },
])

/** Tests of devices: the act of 2023 is the oldest that was read. */
export const SPRAYER_TEST = dated([{ since: null, value: restsOn(cite(PLANT_PROTECTION_ACT, '§ 87 lg 1')) }])

/** The KSM support binds those alone who take it; the sentences hold unchanged since its first year. */
const ksm = (paragraph: string) =>
  dated([{ since: '2023-01-01', value: restsOn(cite(SUPPORT_RULES, paragraph)) }])
export const KSM_SUBSTANCES = ksm('§ 17')
export const KSM_GLYPHOSATE = ksm('§ 14')
export const KSM_SEED = ksm('§ 13')

/** Days within which a job stands in the field book: read only on the authority's page (agri.ee). */
export const ENTRY_TIME = dated([{ since: null, value: restsOn(cite(FIELD_BOOK_RULES, '§ 4')) }])

/** Duty to record fertilizers in the field book, published on 10 October 2019. */
export const FERTILIZER_RECORD = dated([
  { since: null, value: restsOn(cite(FIELD_BOOK_RULES, '§ 3 lg 1 p 5')) },
])

/** Duty to record sprayings. The Estonian list is older than the regulation, which asks for more. */
export const SPRAYING_RECORD = dated([
  {
    since: '2026-01-01',
    value: restsOn(cite(RECORD_REGULATION, 'lisa'), cite(PLANT_PROTECTION_ACT, '§ 78 lg 6')),
  },
])

/** A professional user needs a certificate, which is valid for five years. */
export const CERTIFICATE = dated([
  { since: null, value: restsOn(cite(PLANT_PROTECTION_ACT, '§ 78² lg 1 ja 5')) },
])

/** The course before the end of a certificate. */
export const CERTIFICATE_COURSE = dated([
  { since: null, value: restsOn(cite(PLANT_PROTECTION_ACT, '§ 79 lg 3')) },
])

/** Asked by Vagu so that other rules can be judged and the record is whole; no law was found that asks for it. */
export const OWN_CHECK = dated([{ since: null, value: restsOn(ownCheck('et andmed oleksid täielikud')) }])

/** One substance in several products: no text was found that adds them up; each product has its own authorisation. */
export const SUBSTANCE_CHECK = dated([
  {
    since: null,
    value: restsOn(ownCheck('sama toimeaine eri toodetes liidetakse kõige väiksema märgise arvu järgi')),
  },
])

/** Whoever applies for the support has the label or the paper of the purchase at hand. */
export const SEED_PAPERS = dated([
  { since: null, value: restsOn(ownCheck('et seemne päritolu oleks kirjas')) },
  {
    since: '2023-01-01',
    value: restsOn(
      ownCheck('et seemne päritolu oleks kirjas'),
      cite(SUPPORT_RULES, '§ 13 lg 5 (ainult KSM toetuse taotlejale)'),
    ),
  },
])

/**
 * Integrated pest management is a duty from 1 January 2014. To look at the field first belongs to it; that it is
 * written down is asked by Vagu, since the list of § 78 (6) holds no observation.
 */
export const INTEGRATED_PEST_MANAGEMENT = dated([
  { since: null, value: restsOn(cite(SUSTAINABLE_USE, 'III lisa')) },
  {
    since: '2014-01-01',
    value: restsOn(
      cite(PLANT_PROTECTION_ACT, '§ 78 lg 1 ja 4'),
      cite(SUSTAINABLE_USE, 'III lisa'),
      ownCheck('et seire oleks kirja pandud'),
    ),
  },
])

/** Advice of practice; from 2023 on the terms of two supports beside it. */
const ADVICE = ownCheck('külvikorra soovitused (pikk.ee)')
export const ROTATION = dated([
  { since: null, value: restsOn(ADVICE) },
  {
    since: '2023-01-01',
    value: restsOn(
      cite(SUPPORT_RULES, '§ 12 (ainult KSM toetuse taotlejale)'),
      cite(CONDITIONALITY, '§ 3 lg 6-8 (HPK 7, ainult pindalatoetuse taotlejale)'),
      ADVICE,
    ),
  },
])

import {
  cite,
  NITRATE_ZONE_RULES,
  OLD_NITRATE_ZONE_RULES,
  OLD_WATER_ACT,
  STACK_NOTICE_RULES,
  WATER_ACT,
} from './acts.ts'
import { dated } from '../../dated.ts'
import { restsOn } from '../../source.ts'

/** The present Water Act is in force since 1 October 2019; of the one before only the dates of spreading are known. */
const waterAct = (paragraph: string) =>
  dated([
    { since: null, value: restsOn(cite(OLD_WATER_ACT, 'väetiste kasutamise nõuded', { isUnread: true })) },
    { since: '2019-10-01', value: restsOn(cite(WATER_ACT, paragraph)) },
  ])

export const SPREADING = waterAct('§ 158 lg 3-4, § 159 lg 1-4')
/** Both since 1 January 2021; on bare fields 48 hours were asked before, by § 278. */
export const INCORPORATION = dated([{ since: '2021-01-01', value: restsOn(cite(WATER_ACT, '§ 159 lg 6')) }])
export const BARE_INCORPORATION = dated([
  { since: '2019-10-01', value: restsOn(cite(WATER_ACT, '§ 159 lg 5 ja § 278 lg 1')) },
  { since: '2021-01-01', value: restsOn(cite(WATER_ACT, '§ 159 lg 5')) },
])
/** The rule says nothing of days before the act. */
export const SLOPE_SPREADING = dated([{ since: '2019-10-01', value: restsOn(cite(WATER_ACT, '§ 160')) }])
export const MANURE_STACK = dated([
  {
    since: '2019-10-01',
    value: restsOn(cite(WATER_ACT, '§-d 165-166'), cite(STACK_NOTICE_RULES, '§ 2 lg 1')),
  },
])
export const MANURE_NITROGEN_LIMIT = waterAct('§ 161 lg 1-3¹')
export const MANURE_PHOSPHORUS_LIMIT = waterAct('§ 161 lg 1, 8 ja 9')

/** The limits of the nitrate-vulnerable area were the same in the regulation of the government before. */
export const NITRATE_AREA = dated([
  { since: '2019-12-13', value: restsOn(cite(OLD_NITRATE_ZONE_RULES, '§ 3')) },
  { since: '2021-11-12', value: restsOn(cite(NITRATE_ZONE_RULES, '§ 3 p 1 ja 3')) },
])

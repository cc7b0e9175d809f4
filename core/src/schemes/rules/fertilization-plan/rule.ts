import { DUTY_HECTARES } from '../../../fertilization-plan/duty.ts'
import { countedFields } from '../../../text/counted.ts'
import { dated } from '../../../warnings/dated.ts'
import { waterAct } from '../../lib/acts.ts'
import { lineOf } from '../../lib/land.ts'
import { way } from '../../lib/say.ts'
import type { Requirement } from '../../requirement.ts'

const SAYS = {
  small: 'Põllumaad on alla 50 ha: plaani ei nõuta.',
  withoutNitrogen: 'Lämmastikku ei anta: plaani ei nõuta.',
  fulfilled: 'Plaan on olemas kõigil põldudel, kus lämmastikku antakse.',
} as const

/** The duty to have a fertilization plan, as the plan itself judges it. */
export const fertilizationPlan: Requirement = {
  key: 'fertilization-plan',
  part: 'HPK',
  title: 'Väetamisplaan',
  summary:
    'Kellel on vähemalt 50 ha haritavat maad ja kes annab lämmastikku, koostab igal aastal enne külvi või kasvu algust väetamisplaani.',
  sources: waterAct('§ 162 lg 3'),
  limits: [
    {
      what: 'Plaani nõutakse alates',
      unit: 'ha',
      values: dated([{ since: '2019-10-01', value: DUTY_HECTARES }]),
      source: 'Veeseadus § 162 lg 3',
    },
  ],
  check: ({ duty, fields }) => {
    if (duty.state !== 'owed') return { state: 'ok', says: SAYS[duty.state] }
    const owed = new Set(duty.fieldIds)
    return {
      state: 'violation',
      says: `Lämmastikku on antud plaanita: ${countedFields(owed.size)}.`,
      lines: fields
        .filter(({ field }) => owed.has(field._id))
        .map((each) => lineOf(each, { is: 'against', note: 'plaan puudub' })),
      ways: [way('fertilizationPlan', 'Koostage väetamisplaan')],
    }
  },
}

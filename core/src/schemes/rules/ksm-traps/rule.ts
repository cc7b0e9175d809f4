import { ksm } from '../../lib/acts.ts'
import { ORCHARD_HECTARES, orchardFinding } from '../../lib/orchard.ts'
import type { Requirement } from '../../requirement.ts'

const FROM = '05-01'

/** Feromoonpüünised: told by the farmer, for no record shows them. */
export const ksmTraps: Requirement = {
  key: 'ksm-traps',
  part: 'KSM',
  title: 'Feromoonpüünised',
  summary:
    'Viljapuude all on 1. maist 31. augustini feromoonpüünised (õunamähkur, ploomimähkur, õunakoi, võrgendikoi), vähemalt üks iga 0,3 ha kohta.',
  sources: ksm('§ 19 lg 1'),
  limits: [
    {
      what: 'Ühe feromoonpüünise kohta viljapuumaad, kõige rohkem',
      unit: 'ha',
      values: ORCHARD_HECTARES,
      source: '21.12.2022 määrus nr 75 § 19 lg 1',
    },
  ],
  due: FROM,
  check: (facts) =>
    orchardFinding(facts, {
      groups: ['fruit'],
      each: 1,
      key: 'KSM_TRAPS',
      due: FROM,
      none: 'Viljapuid sel aastal ei kasvatata.',
      things: ['püünis', 'püünist'],
      done: 'Feromoonpüünised on üles pandud',
      write: 'Kirjutage, millal püünised üles pandi',
    }),
}

import { ksm } from '../../lib/acts.ts'
import { ORCHARD_HECTARES, orchardFinding } from '../../lib/orchard.ts'
import type { Requirement } from '../../requirement.ts'

/** Elurikkust soodustavad elemendid: told by the farmer, for no record shows them. */
export const ksmDiversity: Requirement = {
  key: 'ksm-diversity',
  part: 'KSM',
  title: 'Elurikkust soodustavad elemendid',
  summary:
    'Viljapuude ja marjapõõsaste juures on iga 0,3 ha kohta vähemalt kaks elementi: joogianum, kivi- või oksakuhil või vana puunott, pesakast või röövlindude istumiskoht, putukapesa, mesitaru.',
  sources: ksm('§ 19 lg 2'),
  limits: [
    {
      what: 'Kahe elemendi kohta maad, kõige rohkem',
      unit: 'ha',
      values: ORCHARD_HECTARES,
      source: '21.12.2022 määrus nr 75 § 19 lg 2',
    },
  ],
  check: (facts) =>
    orchardFinding(facts, {
      groups: ['fruit', 'berry'],
      each: 2,
      key: 'KSM_DIVERSITY',
      none: 'Viljapuid ega marjapõõsaid sel aastal ei kasvatata.',
      things: ['element', 'elementi'],
      done: 'Elurikkust soodustavad elemendid on paigas',
      write: 'Kirjutage, millal need paigas olid',
    }),
}

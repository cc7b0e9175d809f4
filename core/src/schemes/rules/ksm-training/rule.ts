import { ksm } from '../../lib/acts.ts'
import { toldFinding } from '../../lib/told.ts'
import type { Requirement } from '../../requirement.ts'

/** Koolitus: told by the farmer, for no record shows it. */
export const ksmTraining: Requirement = {
  key: 'ksm-training',
  part: 'KSM',
  title: 'Koolitus',
  summary: 'Taotleja läbib kohustuseaastal koolituse hiljemalt 7. detsembriks.',
  sources: ksm('§ 16'),
  due: '12-07',
  check: (facts) =>
    toldFinding(facts, {
      key: 'KSM_TRAINING',
      done: 'Koolitus on läbitud',
      write: 'Kirjutage, millal koolitus läbiti',
      due: '12-07',
    }),
}

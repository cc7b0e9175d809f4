import { manurePhosphorusExceeded as manurePhosphorusExceededRule } from '../../../warnings/rules/manure-phosphorus-exceeded/rule.ts'
import {
  MANURE_PHOSPHORUS,
  manurePhosphorusLimits,
} from '../../../warnings/rules/manure-phosphorus-exceeded/limits.ts'
import { waterAct } from '../../lib/acts.ts'
import { manureFinding } from '../../lib/manure.ts'
import type { Requirement } from '../../requirement.ts'

/** Sõnnikufosfor kuni 25 kg/ha, as the warning judges the farm. */
export const manurePhosphorus: Requirement = {
  key: 'manure-phosphorus',
  part: 'HPK',
  title: 'Sõnnikufosfor kuni 25 kg/ha',
  summary:
    'Sõnniku ja karjatamisega antakse viie aasta keskmisena kuni 25 kg fosforit haritava maa hektarile aastas.',
  sources: waterAct('§ 161 lg 1, 8 ja 9'),
  limits: manurePhosphorusLimits,
  check: (facts) =>
    manureFinding(facts, {
      rule: manurePhosphorusExceededRule,
      kilogramsOf: ({ phosphorusKg }) => phosphorusKg,
      limit: MANURE_PHOSPHORUS.at(`${facts.year}-12-31`)?.value ?? 0,
      years: 5,
      element: 'fosforit',
    }),
}

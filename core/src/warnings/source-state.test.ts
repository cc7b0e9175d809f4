import { describe, expect, it, test } from 'vitest'
import { dated } from './dated.ts'
import { cite, PLANT_PROTECTION_ACT, PRODUCT_REGULATION } from './lib/law/acts.ts'
import { rules } from './registry.ts'
import { LABEL_TEXT, ownCheck, restsOn } from './source.ts'
import { ruleBases, sourceState } from './source-state.ts'

const compared = (day: string) => ({ trust: 'text', compared: day }) as const

const cases = [
  { when: 'a year ago to the day', basis: compared('2025-11-22'), today: '2026-11-22', state: 'compared' },
  { when: 'a year and a day ago', basis: compared('2025-11-22'), today: '2026-11-23', state: 'old' },
  { when: 'on 29 February', basis: compared('2024-02-29'), today: '2025-02-28', state: 'compared' },
  { when: 'by nobody', basis: cite(PRODUCT_REGULATION, 'artikkel 55'), today: '2026-11-22', state: 'unread' },
  { when: 'as a label', basis: LABEL_TEXT, today: '2026-11-22', state: 'none' },
  { when: 'as an own check', basis: ownCheck('x'), today: '2026-11-22', state: 'none' },
] as const
test.each(cases)('compared $when is $state on $today', ({ basis, today, state }) =>
  expect(sourceState(basis, today)).toBe(state),
)

describe('the list of bases', () => {
  it('has every rule', () => {
    const named = new Set(ruleBases('2026-11-23').map(({ rule }) => rule.id))
    expect([...named].toSorted()).toEqual(rules.map(({ id }) => id).toSorted())
  })
  it('has what holds on the day, and what is to hold where nothing does yet', () => {
    const [rule] = rules
    if (rule === undefined) throw new Error('there are no rules')
    const sources = dated([
      { since: '2020-01-01', value: restsOn(LABEL_TEXT) },
      { since: '2030-01-01', value: restsOn(cite(PLANT_PROTECTION_ACT, '§ 1')) },
    ])
    const actsOn = (today: string) => ruleBases(today, [{ ...rule, sources }]).map(({ basis }) => basis.act)
    expect(actsOn('2019-12-31')).toEqual([LABEL_TEXT.act])
    expect(actsOn('2026-01-01')).toEqual([LABEL_TEXT.act])
    expect(actsOn('2030-01-01')).toEqual([PLANT_PROTECTION_ACT.act])
  })
})

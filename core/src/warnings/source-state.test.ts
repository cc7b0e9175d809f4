import { describe, expect, it, test } from 'vitest'
import { dated } from './dated.ts'
import { cite, PLANT_PROTECTION_ACT, PRODUCT_REGULATION } from './lib/law/acts.ts'
import { rules } from './registry.ts'
import { LABEL_TEXT, ownCheck, restsOn } from './source.ts'
import { ruleBases, sourceState } from './source-state.ts'

const compared = (day: string) => ({ trust: 'text', compared: day }) as const

test.each([
  ['a year ago to the day', compared('2025-11-22'), '2026-11-22', 'compared'],
  ['a year and a day ago', compared('2025-11-22'), '2026-11-23', 'old'],
  ['on 29 February', compared('2024-02-29'), '2025-02-28', 'compared'],
  ['by nobody', cite(PRODUCT_REGULATION, 'artikkel 55'), '2026-11-22', 'unread'],
  ['as a label', LABEL_TEXT, '2026-11-22', 'none'],
  ['as an own check', ownCheck('x'), '2026-11-22', 'none'],
] as const)('compared %s is %s on %s', (_, basis, today, expected) =>
  expect(sourceState(basis, today)).toBe(expected),
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

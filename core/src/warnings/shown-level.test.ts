import { expect, it } from 'vitest'
import { chemicalCertificationAboutToEnd } from './rules/chemical-certification-about-to-end/rule.ts'
import { chemicalCertificationEnded } from './rules/chemical-certification-ended/rule.ts'
import { rules } from './registry.ts'
import { markOf, shownLevel } from './shown-level.ts'

const kindOf = ({ id, level }: (typeof rules)[number]) => ({ key: id, level })

it('a certificate with days left is not shown as a violation, one that ended is', () => {
  expect(chemicalCertificationAboutToEnd.level).toBe('ERROR')
  expect(markOf(kindOf(chemicalCertificationAboutToEnd))).toBe('attention')
  expect(markOf(kindOf(chemicalCertificationEnded))).toBe('violation')
})

it('every other rule is shown with the level of the wire', () => {
  const others = rules.map(kindOf).filter((kind) => shownLevel(kind) !== kind.level)
  expect(others).toEqual([kindOf(chemicalCertificationAboutToEnd)])
})

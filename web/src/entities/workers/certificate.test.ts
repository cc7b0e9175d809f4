import { chemicalCertificationAboutToEnd } from '@vagu/core/warnings/rules/chemical-certification-about-to-end/rule'
import { unknownChemicalCertificationEnd } from '@vagu/core/warnings/rules/unknown-chemical-certification-end/rule'
import { chemicalCertificationEnded } from '@vagu/core/warnings/rules/chemical-certification-ended/rule'
import { sampleFarm } from '@vagu/core/warnings/sample'
import { expect, it } from 'vitest'
import { certificateState, daysLeft } from './certificate.ts'

const END = '2026-06-30'
const certified = (end: string | null) => ({ chemicalCertification: true, chemicalWorkerLicenceEndDate: end })

it.each([
  ['2026-03-29', 'valid', 93],
  ['2026-03-30', 'ending', 92],
  ['2026-06-29', 'ending', 1],
  ['2026-06-30', 'ending', 0],
  ['2026-07-01', 'ended', -1],
] as const)('on %s is %s, with %i days left', (today, state, left) => {
  expect(certificateState(certified(END), today)).toBe(state)
  expect(daysLeft(END, today)).toBe(left)
})
it('is unknown without an end, and none without a certificate, whatever end was once written', () => {
  expect(certificateState(certified(null), END)).toBe('unknown')
  expect(certificateState({ ...certified(END), chemicalCertification: false }, '2026-07-01')).toBe('none')
})
it.each(['2026-03-29', '2026-03-30', '2026-06-30', '2026-07-01'])(
  'says on %s of every worker what the rules say',
  (today) => {
    const rules = {
      ending: chemicalCertificationAboutToEnd,
      ended: chemicalCertificationEnded,
      unknown: unknownChemicalCertificationEnd,
    }
    for (const worker of [certified(END), certified(null)]) {
      const farm = sampleFarm({ workers: [{ ...worker, _id: 'mari', name: 'Mari' }], today })
      const warned = Object.entries(rules).filter(([, rule]) => (rule.checkFarm?.(farm) ?? []).length > 0)
      const state = certificateState(worker, today)
      expect(warned.map(([name]) => name)).toEqual(state === 'valid' ? [] : [state])
    }
  },
)

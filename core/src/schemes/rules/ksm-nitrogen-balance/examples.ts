import type { SchemeField } from '../../facts.ts'
import { sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const KNOWN = { isKnown: true, in: 150, out: 110, balance: 40 } as const
const LACKS_HARVEST = { isKnown: false, missing: ['harvest'] } as const
const farm = (balance: SchemeField['balance'], parts: Parameters<typeof sampleScheme>[0] = {}) =>
  sampleScheme({ fields: [sampleSchemeField('a', { balance })], today: '2026-12-31', ...parts })

export const ksmNitrogenBalanceExamples: readonly Example[] = [
  {
    name: 'known and sent',
    facts: farm(KNOWN, { done: { KSM_BALANCE_SENT: '2026-12-01' } }),
    state: 'ok',
    value: 1,
  },
  {
    name: 'sent a day late',
    facts: farm(KNOWN, { done: { KSM_BALANCE_SENT: '2026-12-02' } }),
    state: 'violation',
  },
  { name: 'nobody says whether it was sent', facts: farm(KNOWN), state: 'unknown' },
  {
    name: 'without a harvest nobody knows it, and it is not 0',
    facts: farm({ isKnown: false, missing: ['harvest'] }, { done: { KSM_BALANCE_SENT: '2026-12-01' } }),
    state: 'unknown',
    value: 0,
  },
  {
    name: 'vegetables are not asked of',
    facts: farm(null, { fields: [sampleSchemeField('a', { crop: 'porgand', balance: LACKS_HARVEST })] }),
    state: 'ok',
  },
  {
    name: 'nor strawberries',
    facts: farm(null, { fields: [sampleSchemeField('a', { crop: 'maasikas', balance: LACKS_HARVEST })] }),
    state: 'ok',
  },
  {
    name: 'hay is',
    facts: farm(null, { fields: [sampleSchemeField('a', { crop: 'lutsern', balance: LACKS_HARVEST })] }),
    state: 'unknown',
    value: 0,
  },
  { name: 'no nitrogen, no legumes', facts: farm(null), state: 'ok' },
  {
    name: 'a field of which nobody says what grows',
    facts: farm(null, { fields: [sampleSchemeField('a', { crop: null })] }),
    state: 'unknown',
  },
  {
    name: 'in 2025 only of wheat',
    facts: { ...farm({ isKnown: false, missing: ['harvest'] }), year: 2025 },
    state: 'ok',
  },
]

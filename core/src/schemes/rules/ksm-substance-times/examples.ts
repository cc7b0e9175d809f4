import { sampleJob } from '../../../warnings/sample.ts'
import { onField, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const spray = (_id: string, date: string) =>
  sampleJob('spraying', date, {
    _id,
    materials: [
      {
        name: 'Fungitsiid F',
        type: 'chemical',
        subtype: 'PMA_TKV_TOIME_LIIK_FUNGITSIID',
        ingredients: [{ name: 'Protiokonasool', code: 'protiokonasool' }],
      },
    ],
  })
const farm = (...dates: readonly string[]) =>
  sampleScheme({
    fields: [
      onField(
        sampleSchemeField('a'),
        dates.map((date) => spray(date, date)),
      ),
    ],
  })

export const ksmSubstanceTimesExamples: readonly Example[] = [
  { name: 'twice', facts: farm('2026-05-01', '2026-05-15'), state: 'ok' },
  { name: 'three times', facts: farm('2026-05-01', '2026-05-10', '2026-05-15'), state: 'violation' },
  {
    name: 'the year before counts by itself',
    facts: farm('2025-10-01', '2026-05-10', '2026-05-15'),
    state: 'ok',
  },
]

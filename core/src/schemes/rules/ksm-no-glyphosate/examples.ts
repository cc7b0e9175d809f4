import type { FarmingMode } from '../../../fields/schema.ts'
import { sampleJob } from '../../../warnings/sample.ts'
import { onField, sampleScheme, sampleSchemeField } from '../../sample.ts'
import type { Example } from '../../requirement.ts'

const spray = (date: string, name?: string) =>
  sampleJob('spraying', date, {
    materials: [
      { name: 'Vahend', type: 'chemical', ingredients: name === undefined ? [] : [{ name, code: '' }] },
    ],
  })
const farm = (...events: readonly ReturnType<typeof spray>[]) =>
  sampleScheme({ fields: [onField(sampleSchemeField('a'), events)] })

const organic = (...modes: readonly (FarmingMode | null)[]) =>
  modes.map((farmingMode, i) => {
    const each = sampleSchemeField(`f${i}`)
    const yearInfo = each.field.yearInfo.map((info) => ({ ...info, farmingMode }))
    return { ...each, field: { ...each.field, yearInfo } }
  })

export const ksmNoGlyphosateExamples: readonly Example[] = [
  { name: 'another substance', facts: farm(spray('2026-05-01', 'Protiokonasool')), state: 'ok' },
  { name: 'glyphosate', facts: farm(spray('2026-05-01', 'Glüfosaat')), state: 'violation' },
  { name: 'in the year before', facts: farm(spray('2025-10-01', 'Glüfosaat')), state: 'ok' },
  {
    name: 'a product of which nobody knows what acts in it',
    facts: farm(spray('2026-05-01')),
    state: 'unknown',
  },
  {
    name: 'a part of the land is organic',
    facts: sampleScheme({ fields: organic('ORGANIC', 'CONVENTIONAL', null) }),
    state: 'ok',
    says: /Mahemaa \(10 ha\)/,
  },
  {
    name: 'all of it is',
    facts: sampleScheme({ fields: organic('ORGANIC', 'ORGANIC') }),
    state: 'violation',
  },
  {
    name: 'as the farm says, where the field does not',
    facts: sampleScheme({ isOrganic: true, fields: organic(null) }),
    state: 'violation',
  },
  {
    name: 'a field of it that is not',
    facts: sampleScheme({ isOrganic: true, fields: organic('CONVENTIONAL') }),
    state: 'ok',
  },
]

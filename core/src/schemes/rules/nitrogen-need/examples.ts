import type { SchemeField } from '../../facts.ts'
import type { Example } from '../../requirement.ts'
import { sampleScheme, sampleSchemeField } from '../../sample.ts'

const field = (nitrogen: SchemeField['nitrogen'], id = 'a') => sampleSchemeField(id, { nitrogen })
const farm = (...fields: SchemeField[]) => sampleScheme({ fields })

export const nitrogenNeedExamples: readonly Example[] = [
  {
    name: 'exactly what the crop needs',
    facts: farm(field({ need: 130, given: 130, withPlan: 130 })),
    state: 'ok',
    says: /kontrollimata/,
  },
  {
    name: 'more than that is no violation: nobody has read the maxima',
    facts: farm(field({ need: 130, given: 130.5, withPlan: 130.5 })),
    state: 'attention',
    says: /rohkem: 1 põld/,
  },
  {
    name: 'what is planned counts with the plan alone',
    facts: { ...farm(field({ need: 130, given: 100, withPlan: 160 })), withPlan: true },
    state: 'attention',
  },
  {
    name: 'nothing given yet, all planned within the need',
    facts: farm(field({ need: 130, given: 0, withPlan: 120 })),
    state: 'ok',
    says: /ei ole antud\.$/,
  },
  {
    name: 'without a goal nobody knows the need',
    facts: farm(field({ need: null, given: 90, withPlan: 90 })),
    state: 'unknown',
  },
  {
    name: 'a fertilizer of which nobody tells the content is not 0',
    facts: farm(
      field({ need: 130, given: null, withPlan: null }),
      field({ need: 1, given: 1, withPlan: 1 }, 'b'),
    ),
    state: 'unknown',
    says: /ei ole teada: 1 põld/,
  },
  { name: 'no nitrogen at all', facts: farm(field(null)), state: 'ok' },
]

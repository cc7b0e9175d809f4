import type { FarmFacts } from '../../farm.ts'
import type { Example } from '../../rule.ts'
import { sampleFarm } from '../../sample.ts'

type Balance = FarmFacts['stock'][number]
const farmOf = (overrides: Partial<Balance>) => {
  const balance: Balance = {
    requisiteId: 'npk',
    name: 'NPK 20-4-8',
    type: 'fertilizer',
    unit: 'kg',
    balance: 0,
    date: '2026-05-03',
    ...overrides,
  }
  return sampleFarm({ stock: [balance] })
}

export const stockFixupExamples: readonly Example[] = [
  {
    name: 'more was used than there was',
    farm: farmOf({ balance: -120.5 }),
    findings: [
      {
        outcome: 'broken',
        targetId: 'npk',
        date: '2026-05-03',
        cause: '2026-05-03|-120.5|kg',
        message:
          'Laos ei jätku tarvikut „NPK 20-4-8“: alates 03.05.2026 on jääk -120,5 kg, puudu on 120,5 kg. Lisage lattu ' +
          'puuduv ost või parandage kogus töödes.',
      },
    ],
  },
  { name: 'all was used', farm: farmOf({ balance: 0 }), findings: [] },
  { name: 'some is left', farm: farmOf({ balance: 0.001 }), findings: [] },
  {
    name: 'a gram is missing',
    farm: farmOf({ balance: -0.001 }),
    findings: [{ cause: '2026-05-03|-0.001|kg' }],
  },
  {
    name: 'what is missing for the error of fractions',
    farm: farmOf({ balance: 0.3 - 0.1 * 3 }),
    findings: [],
  },
  {
    name: 'a material that is known by its name alone',
    farm: farmOf({ requisiteId: null, name: ' Diisel  kütus', type: 'material', unit: 'l', balance: -5 }),
    findings: [{ targetId: 'material|diisel kütus' }],
  },
]

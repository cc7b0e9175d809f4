import type { MaterialLike } from '../../facts.ts'
import type { Example } from '../../rule.ts'
import { sampleFarm, sampleRegister, sampleMaterial } from '../../sample.ts'

const dressing = sampleMaterial({ name: 'Puhis P', type: 'chemical' }, 'puhis')
const register = sampleRegister({ number: '1', name: 'Redigo Pro', validUntil: null, useUpUntil: null })
const farmWith = (coating: MaterialLike['coating'], overrides: Parameters<typeof sampleFarm>[0] = {}) =>
  sampleFarm({
    register,
    requisites: [dressing, sampleMaterial({ name: 'Skagen', type: 'seed', coating }, 'seeme')],
    ...overrides,
  })
const broken = { outcome: 'broken', targetId: 'seeme', date: null } as const

export const seedCoatingMissingExamples: readonly Example[] = [
  {
    name: 'the material behind the coating is gone',
    farm: farmWith({ name: 'Puhis P', requisiteId: 'kustutatud' }),
    findings: [
      {
        ...broken,
        cause: 'puhis p|kustutatud',
        message:
          'Tarvikute loetelu: seemne „Skagen“ puhtimisvahendit „Puhis P“ ei ole enam tarvikute ega registri hulgas. ' +
          'Valige seemnele puhtimisvahend uuesti.',
      },
    ],
  },
  { name: 'it is there', farm: farmWith({ name: 'Vana nimi', requisiteId: 'puhis' }), findings: [] },
  {
    name: 'by name, when there is no id: unknown',
    farm: farmWith({ name: 'Puhis Q' }),
    findings: [{ ...broken, cause: 'puhis q|' }],
  },
  { name: 'by name: a chemical of the farm', farm: farmWith({ name: ' puhis  p' }), findings: [] },
  { name: 'by name: a product of the register', farm: farmWith({ name: 'redigo pro' }), findings: [] },
  {
    name: 'a seed of that name is no chemical',
    farm: farmWith({ name: 'Skagen', requisiteId: null }),
    findings: [broken],
  },
  {
    name: 'without a register a name is not known to be unknown',
    farm: farmWith({ name: 'Puhis Q' }, { register: undefined }),
    findings: [],
  },
  {
    name: 'nor by a register that is only a choice',
    farm: farmWith({ name: 'Puhis Q' }, { register: { ...register, isPartial: true } }),
    findings: [],
  },
  {
    name: 'without a register an id still is',
    farm: farmWith({ name: 'Puhis P', requisiteId: 'kustutatud' }, { register: undefined }),
    findings: [broken],
  },
  {
    name: 'what is no seed is not dressed',
    farm: sampleFarm({
      register,
      requisites: [sampleMaterial({ name: 'Kott', type: 'material', coating: { name: 'Puhis Q' } })],
    }),
    findings: [],
  },
  { name: 'seed that is not dressed', farm: farmWith(null), findings: [] },
]

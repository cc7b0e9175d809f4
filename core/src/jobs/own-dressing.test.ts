import { expect, test } from 'vitest'
import { dressingAlone, MaterialDraft } from '../materials/schema.ts'
import { messageOf } from '../messages.ts'
import { check } from '../validation.ts'
import { checkDressing } from './own-dressing.ts'
import { JobMaterial } from './schema.ts'

const coating = { name: 'Puhis', amount: 0.5, unit: 'l/t' }
const seed = { name: 'Oder', type: 'seed', seedCertificate: 'OTS' } as const
const dressed = (treatedOn: string, facts: object = {}) =>
  JobMaterial.parse({ ...seed, coating: { ...coating, treatedOn }, ...facts })
const DONE = { status: 'DONE', date: '2026-05-04', endDate: '2026-05-06' } as const
const OPEN = { status: 'IN_PROGRESS', date: '2026-05-04', endDate: null } as const
const TODAY = { today: '2026-05-10' }

test.each([
  ['before it', dressed('2026-04-20'), DONE, false],
  ['while it lasts', dressed('2026-05-06'), DONE, false],
  ['after it', dressed('2026-05-07'), DONE, true],
  ['today, while it goes on', dressed('2026-05-10'), OPEN, false],
  ['tomorrow, while it goes on', dressed('2026-05-11'), OPEN, true],
  ['on its only day, which is to come', dressed('2026-06-01'), { ...OPEN, date: '2026-06-01' }, false],
  ['on any day, while it is planned', dressed('2026-12-01'), { ...OPEN, status: 'PLANNED' as const }, false],
  ['while its end is no day', dressed('2026-05-07'), { ...DONE, endDate: '5.' }, false],
  ['where the seed was bought', dressed('2026-05-07', { seedCertificate: 'C1' }), DONE, false],
])('the own seed of a sowing is dressed %s', (...[, material, sowing, isWrong]) => {
  const said = checkDressing(material, sowing, TODAY).map(({ path, message }) => `${path}: ${message}`)
  expect(said).toEqual(isWrong ? ['coating.treatedOn: Puhtimise päev ei saa olla pärast külvi'] : [])
})
test.each(['0206-04-20', '9999-04-20'])('it is not dressed on %s', (treatedOn) => {
  const checked = check(JobMaterial, { ...seed, coating: { ...coating, treatedOn } })
  expect(checked.ok ? [] : checked.errors.map(({ message }) => message)).toEqual([messageOf('wrongYear')])
})
test('of the farm a seed has neither the day nor who did it', () => {
  const treated = { ...coating, treatedOn: '2026-04-20', treatedBy: 'Mari' }
  expect(dressingAlone(treated)).toEqual(coating)
  expect(MaterialDraft.parse({ ...seed, coating: treated }).coating).toEqual(coating)
})

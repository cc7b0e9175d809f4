import { expect, it } from 'vitest'
import { MachineDraft } from '@vagu/core/machines/schema'
import { EMPTY_MACHINE } from './machine-form.ts'
import { describeMachine } from './machine-kind.ts'

const lineOf = (testDueOn: string | null) =>
  describeMachine.earlierTests?.(
    MachineDraft.parse({
      ...EMPTY_MACHINE,
      name: 'Prits',
      earlierTests: [{ testedOn: '2023-05-02', testDueOn }],
    }),
  )

it('tells of a test of before also until when it held, where the sticker said so', () => {
  expect(lineOf(null)).toEqual(['Varasemad kontrollid', '02.05.2023'])
  expect(lineOf('2026-05-02')).toEqual(['Varasemad kontrollid', '02.05.2023 (kehtis kuni 02.05.2026)'])
})

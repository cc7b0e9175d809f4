import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { REQUISITES_KEY } from '../materials/use-requisites.ts'
import { refresh } from './api.ts'

it('reads the overview of materials and the list of unsaved ones again after a save, not the materials', () => {
  const client = new QueryClient()
  const keys = [[...REQUISITES_KEY, 'overview', 2026], [...REQUISITES_KEY, 'unsaved'], REQUISITES_KEY]
  for (const key of keys) client.setQueryData(key, [])
  refresh(client)
  expect(keys.map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true, false])
  client.clear()
})

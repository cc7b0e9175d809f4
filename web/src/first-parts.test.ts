import { expect, it } from 'vitest'
import { firstParts } from './first-parts.ts'
import { pathTo, ROUTES } from './navigation/paths.ts'

const namesOf = (path: string): string[] => firstParts(path).split(',')

it('asks at the form for all that a job is written from', () => {
  for (const path of [ROUTES.addJob, ROUTES.welcome])
    expect(namesOf(path)).toEqual(
      expect.arrayContaining(['settings', 'status', 'fields', 'workers', 'machines', 'requisites']),
    )
})
it('asks at the fields for them too, and elsewhere for what the shell shows alone', () => {
  for (const path of [
    '/pollud',
    pathTo('fields', { year: 2026 }),
    pathTo('customFieldAreas', { year: 2026 }),
  ])
    expect(namesOf(path)).toEqual(['settings', 'status', 'unreadable', 'fields'])
  for (const path of [ROUTES.workers, pathTo('priaFields', { year: 2026 }), ROUTES.login])
    expect(namesOf(path)).toEqual(['settings', 'status', 'unreadable'])
})

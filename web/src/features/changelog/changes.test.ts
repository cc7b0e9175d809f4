import { isDay } from '@vagu/core/time/day'
import { describe, expect, it } from 'vitest'
import { NEWEST_CHANGE } from '../../entities/help/newest-change.ts'
import { isNewFor } from '../../entities/help/new-changes.ts'
import { CHANGELOG } from './changelog-file.ts'
import { readChanges } from './changes.ts'

describe('what is new for farmers', () => {
  it('is read from the changelog, over its line breaks, the newest first', () => {
    const text = `# Changelog

## [Unreleased]

### Uuendused

A sentence before.

- 21.11.2026 Vana asi. Tekst üle
  kahe rea. [fields]
- 22.11.2026 Uus asi. Tekst.
- 32.11.2026 Vale päev. Tekst.

### Added

- 23.11.2026 Not for farmers. At all.

## [0.1.0]

### Uuendused

- 01.02.2026 Esimene. Tekst. [jobs]
`
    expect(readChanges(text)).toEqual([
      { day: '2026-11-22', title: 'Uus asi', text: 'Tekst.', page: undefined },
      { day: '2026-11-21', title: 'Vana asi', text: 'Tekst üle kahe rea.', page: 'fields' },
      { day: '2026-02-01', title: 'Esimene', text: 'Tekst.', page: 'jobs' },
    ])
  })
  it('is written rightly in ours: every entry has a day, a title, a text and a page that is built', () => {
    const written = /### Uuendused\n([\s\S]*?)\n### /.exec(CHANGELOG)?.[1]?.match(/^- /gm) ?? []
    const changes = readChanges(CHANGELOG)
    expect(written.length).toBeGreaterThan(0)
    expect(changes).toHaveLength(written.length)
    for (const { title, page } of changes) expect([title, page !== undefined]).toEqual([title, true])
  })
  it('has its newest day where the menu knows it', () => {
    expect(isDay(NEWEST_CHANGE)).toBe(true)
    expect(readChanges(CHANGELOG)[0]?.day).toBe(NEWEST_CHANGE)
  })
})

describe('a change', () => {
  it.each([
    ['2026-11-22', undefined, true],
    ['2026-10-23', undefined, true],
    ['2026-10-22', undefined, false],
    ['2026-11-22', '2026-11-21', true],
    ['2026-11-22', '2026-11-22', false],
  ])('of %s is new for who looked on %s: %s', (day, seen, isNew) =>
    expect(isNewFor({ day }, { seen, since: '2026-10-22' })).toBe(isNew),
  )
})

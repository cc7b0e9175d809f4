import { describe, expect, test } from 'vitest'
import { rules } from './registry.ts'
import type { Basis } from './schema.ts'

/** A day on which every rule holds. */
const TODAY = '2026-05-01'

const isCompared = ({ act, paragraph, redaction, compared }: Basis): boolean =>
  [act, paragraph, redaction, compared].every((part) => part !== null && part !== '')
const isOwn = ({ act, trust }: Basis): boolean => trust === 'own' && act.startsWith('Vagu enda kontroll')

describe.each(rules)('$id', ({ sources }) => {
  const all = sources.entries.flatMap(({ value }) => value.bases)

  test('rests today on an act that was read, or says that it is an own check', () => {
    const bases = sources.at(TODAY)?.value.bases ?? []
    expect(bases.some((basis) => isCompared(basis) || isOwn(basis))).toBe(true)
  })

  test('names paragraph and redaction of each act, and the day for what was read', () => {
    for (const basis of all.filter(({ trust }) => trust !== 'label' && trust !== 'own')) {
      expect(basis.paragraph && basis.redaction).toBeTruthy()
      expect(basis.compared !== null).toBe(basis.trust !== 'unread')
    }
  })

  test('leads to the place where an act is published', () => {
    for (const { url, redaction } of all) expect(url === null).toBe(redaction === null)
    for (const { url } of all.filter(({ redaction }) => redaction?.startsWith('RT I')))
      expect(url).toMatch(/^https:\/\/www\.riigiteataja\.ee\/akt\/1\d{11}$/)
  })
})

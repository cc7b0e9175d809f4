import { describe, expect, it } from 'vitest'
import { isBuilt } from '../../navigation/built.ts'
import { isPublic, ROUTE_KEYS } from '../../navigation/paths.ts'
import { QUESTIONS } from './questions/all.ts'
import { questionsOf, searchPages, searchQuestions } from './search-help.ts'

const idsOf = (query: string): string[] =>
  searchQuestions(query).flatMap(({ questions }) => questions.map(({ id }) => id))

describe('the questions', () => {
  it('have addresses of their own', () => {
    const ids = QUESTIONS.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
  })
  it('are asked on pages that are built', () => {
    for (const { id, pages } of QUESTIONS)
      for (const page of pages) expect([id, page, isBuilt(page)]).toEqual([id, page, true])
  })
  it('stand on every page of the daily work', () => {
    for (const page of [
      'addJob',
      'dayPlanner',
      'jobs',
      'fields',
      'field',
      'warnings',
      'chemicals',
      'workers',
    ] as const)
      expect(questionsOf(page).length).toBeGreaterThan(0)
  })
  it('of a page begin with those that are about it before all else', () =>
    expect(questionsOf('workers')[0]?.pages[0]).toBe('workers'))
})

describe('a search', () => {
  it('without a word finds every question and no page', () => {
    expect(idsOf(' ')).toHaveLength(QUESTIONS.length)
    expect(searchPages(' ')).toEqual([])
  })
  it('finds questions by words of the question, of the answer, and by others that mean the same', () => {
    expect(idsOf('ühe REAGA')).toContain('uherealine')
    expect(idsOf('geopackage')).toEqual(['pollud-failist'])
    expect(idsOf('herbitsiid')).toEqual(['tarvik-registrist'])
  })
  it('wants every word', () => expect(idsOf('ooteaeg xyz')).toEqual([]))
  it('finds pages by what they are for', () =>
    expect(searchPages('taimekaitsetunnistus').map(({ key }) => key)).toEqual(['workers']))
  it('leads to no page that needs more than a year', () => {
    const found = ROUTE_KEYS.flatMap((key) => (isBuilt(key) && !isPublic(key) ? searchPages(key) : []))
    expect([...found, ...searchPages('põllu')].map(({ key }) => key)).not.toContain('field')
  })
})

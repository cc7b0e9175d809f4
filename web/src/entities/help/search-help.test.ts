import { describe, expect, it } from 'vitest'
import { isPublic, ROUTE_KEYS, ROUTES } from '../../navigation/paths.ts'
import { titles } from '../../navigation/titles.ts'
import { QUESTIONS } from './questions/all.ts'
import { questionsOf, searchPages, searchQuestions } from './search-help.ts'

const all = () => true
const idsOf = (query: string): string[] =>
  searchQuestions(query, all).flatMap(({ questions }) => questions.map(({ id }) => id))

describe('the questions', () => {
  it('have addresses of their own', () => {
    const ids = QUESTIONS.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const id of ids) expect(id).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
  })
  it('stand on every page behind the sign-in', () =>
    expect(ROUTE_KEYS.filter((key) => !isPublic(key) && questionsOf(key).length === 0)).toEqual([]))
  it('that are asked only where one is not led are left out', () => {
    const own = searchQuestions('', (key) => key !== 'orders').flatMap(({ questions }) => questions)
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter(({ pages }) => pages.every((key) => key === 'orders'))).toEqual([])
    expect(own.length).toBeLessThan(QUESTIONS.length)
  })
  it('of a page begin with those that are about it before all else', () =>
    expect(questionsOf('workers')[0]?.pages[0]).toBe('workers'))
})

describe('a search', () => {
  it('without a word finds every question and no page', () => {
    expect(idsOf(' ')).toHaveLength(QUESTIONS.length)
    expect(searchPages(' ', all)).toEqual([])
  })
  it('finds questions by words of the question, of the answer, and by others that mean the same', () => {
    expect(idsOf('ühe REAGA')).toContain('uherealine')
    expect(idsOf('geopackage')).toEqual(['pollud-failist'])
    expect(idsOf('herbitsiid')).toEqual(['tarvik-registrist'])
  })
  it('wants every word', () => expect(idsOf('ooteaeg xyz')).toEqual([]))
  it('finds pages by what they are for', () =>
    expect(searchPages('taimekaitsetunnistus', all).map(({ key }) => key)).toEqual(['workers']))
  it('finds every page behind the sign-in by its name, but those of one record', () => {
    const pages = ROUTE_KEYS.filter((key) => !isPublic(key) && !ROUTES[key].includes('$id'))
    const isFound = (key: (typeof pages)[number]): boolean =>
      searchPages(titles[key], all).some((page) => page.key === key)
    expect(pages.filter((key) => !isFound(key))).toEqual([])
  })
  it('finds no page to which one is not led', () =>
    expect(searchPages('töötajad', (key) => key !== 'workers').map(({ key }) => key)).not.toContain(
      'workers',
    ))
  it('leads to no page that needs more than a year', () => {
    const found = ROUTE_KEYS.flatMap((key) => (!isPublic(key) ? searchPages(key, all) : []))
    expect([...found, ...searchPages('põllu', all)].map(({ key }) => key)).not.toContain('field')
  })
})

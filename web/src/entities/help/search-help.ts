import { ROUTE_KEYS, ROUTES, type RouteKey } from '../../navigation/paths.ts'
import { titles } from '../../navigation/titles.ts'
import { normalizeText } from '../../ui/search-options.ts'
import { purposeOf } from './purpose-of.ts'
import { QUESTION_TOPICS } from './questions/all.ts'
import type { Question, QuestionTopic } from './questions/question.ts'

/** The words of a query, of which a text must hold each. */
export const wordsOf = (query: string): readonly string[] => normalizeText(query).split(' ').filter(Boolean)

export const holdsAll = (text: string, words: readonly string[]): boolean => {
  const normal = normalizeText(text)
  return words.every((word) => normal.includes(word))
}

const textOf = ({ question, answer, words = '', pages }: Question): string =>
  [question, ...answer, words, ...pages.map((key) => titles[key])].join(' ')

/** Whether somebody is led to a page. */
export type Offered = (key: RouteKey) => boolean

/** Whether a question is his: one that is asked only on pages to which he is not led is none of them. */
const isAskedBy = ({ pages }: Question, isOffered: Offered): boolean => pages.some(isOffered)

/** The topics with the questions that hold every word of the query; topics without any are left out. */
export function searchQuestions(query: string, isOffered: Offered): QuestionTopic[] {
  const words = wordsOf(query)
  return QUESTION_TOPICS.map(({ title, questions }) => ({
    title,
    questions: questions.filter(
      (question) => isAskedBy(question, isOffered) && holdsAll(textOf(question), words),
    ),
  })).filter(({ questions }) => questions.length > 0)
}

export interface FoundPage {
  readonly key: RouteKey
  readonly purpose: string
}

/** Offered pages that can be opened from anywhere, whose name or purpose holds every word; none without a query. */
export function searchPages(query: string, isOffered: Offered): FoundPage[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  return ROUTE_KEYS.flatMap((key) => {
    const purpose = purposeOf(key)
    if (purpose === undefined || ROUTES[key].includes('$id') || !isOffered(key)) return []
    return holdsAll(`${titles[key]} ${purpose}`, words) ? [{ key, purpose }] : []
  })
}

/** Questions asked on a page, those that belong to it before all else first. */
export const questionsOf = (key: RouteKey): Question[] =>
  QUESTION_TOPICS.flatMap(({ questions }) => questions)
    .filter(({ pages }) => pages.includes(key))
    .toSorted((a, b) => a.pages.indexOf(key) - b.pages.indexOf(key))

import { ACCOUNT } from './account.ts'
import { FIELDS } from './fields.ts'
import { JOBS } from './jobs.ts'
import { ADMINS, ORDERS } from './orders.ts'
import { PEOPLE } from './people.ts'
import { PLANNING } from './planning.ts'
import { PRIA } from './pria.ts'
import type { QuestionTopic } from './question.ts'
import { RULES } from './rules.ts'
import { SETTINGS } from './settings.ts'
import { START } from './start.ts'
import { STOCK } from './stock.ts'
import { SUPPLIES } from './supplies.ts'
import { WORK_TIME } from './work-time.ts'

/** Every question with its answer, by topic. Loaded with the help, never with the first page. */
export const QUESTION_TOPICS: readonly QuestionTopic[] = [
  START,
  FIELDS,
  JOBS,
  RULES,
  SUPPLIES,
  STOCK,
  WORK_TIME,
  PLANNING,
  PRIA,
  PEOPLE,
  ACCOUNT,
  ORDERS,
  SETTINGS,
  ADMINS,
]
export const QUESTIONS = QUESTION_TOPICS.flatMap(({ questions }) => questions)

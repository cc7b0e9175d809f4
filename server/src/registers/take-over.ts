/** Takes over what the files of the register say: checked, stored as an edition, or refused as a whole. */
import { AppError, type FieldError } from '@vagu/core/errors'
import { changesOf } from '@vagu/core/registers/changes'
import {
  type FileProblem,
  isFatal,
  problemText,
  type RegisterReading,
} from '@vagu/core/registers/files/problem'
import type { EditionOrigin, ImportProblem, RegisterImport } from '@vagu/core/registers/schema'
import { dayInTallinn } from '@vagu/core/time/day'
import { fieldError } from '@vagu/core/validation'
import { refreshWarnings, type RefreshWarningsNeeds } from '../warnings/refresh.ts'
import { newestEdition, refOf } from '../register-store/editions.ts'
import { awaitRegister, type Stored, storeEdition } from './store.ts'

/** Most problems and changes that are told; the rest is counted. */
const MAX_PROBLEMS = 200
const MAX_CHANGES = 200
/** A register with less than this part of the products that stand is a file that was cut off. */
const MIN_LEFT = 0.5

export const problemOf = (problem: FileProblem): ImportProblem => ({
  file: problem.file,
  line: problem.line,
  code: problem.code,
  message: problemText(problem),
})

/** A problem as a wrong place of the upload: the file, and the line where it is one's. */
const wrongPlace = ({ file, line, code, message }: ImportProblem): FieldError => ({
  path: line === null ? file : `${file}.${line}`,
  code,
  message,
})

/** Why files are refused, the fatal problems first. */
function refusalOf(problems: readonly FileProblem[]): AppError {
  const [fatal, others] = [problems.filter(isFatal), problems.filter((problem) => !isFatal(problem))]
  const fields = [...fatal, ...others].map((problem) => wrongPlace(problemOf(problem)))
  return new AppError('invalid', { fields: fields.slice(0, MAX_PROBLEMS) })
}

/** The reader counts what it did not list in a problem of its own. */
function toldProblems(all: readonly FileProblem[]): Pick<RegisterImport, 'problems' | 'moreProblems'> {
  const isCount = ({ code }: FileProblem) => code === 'moreProblems'
  const unlisted = all.filter(isCount).reduce((sum, { facts }) => sum + Number(facts['count'] ?? 0), 0)
  const listed = all.filter((problem) => !isCount(problem))
  return {
    problems: listed.slice(0, MAX_PROBLEMS).map(problemOf),
    moreProblems: unlisted + Math.max(0, listed.length - MAX_PROBLEMS),
  }
}

function importOf(
  { edition, isNew, pairs, counts }: Stored,
  problems: readonly FileProblem[],
): RegisterImport {
  const changes = pairs.flatMap((pair) => changesOf(pair, edition.day))
  return {
    edition: refOf(edition),
    isNew,
    counts: { products: edition.count, ...counts },
    ...toldProblems(problems),
    changes: changes.slice(0, MAX_CHANGES),
    moreChanges: Math.max(0, changes.length - MAX_CHANGES),
  }
}

/**
 * Stores the register as its files were read and judges anew the farms that it concerns. Refuses with `invalid` and
 * every wrong place; then the edition that stood still stands.
 */
export async function takeOver(
  needs: RefreshWarningsNeeds,
  input: { reading: RegisterReading; origin: EditionOrigin },
): Promise<RegisterImport> {
  const { products, problems } = input.reading
  if (problems.some(isFatal)) throw refusalOf(problems)
  const stored = await needs.db.transaction().execute(async (tx) => {
    await awaitRegister(tx)
    const newest = await newestEdition(tx)
    if (newest && newest.origin !== 'starter' && products.length < newest.count * MIN_LEFT)
      throw new AppError('invalid', {
        fields: [fieldError('products', 'registerShrunk', { count: products.length, before: newest.count })],
      })
    const now = needs.now()
    const told = toldProblems(problems)
    return storeEdition(tx, { day: dayInTallinn(now), now, origin: input.origin, products, ...told })
  })
  if (stored.isNew)
    await refreshWarnings(needs).catch((error: unknown) =>
      needs.log.error({ error }, 'warnings were not judged anew by the new edition of the register'),
    )
  return importOf(stored, problems)
}

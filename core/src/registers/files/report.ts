import type { FileProblem, FileProblemCode, RegisterFile } from './problem.ts'
import { isFatal } from './problem.ts'

/** More of one file are counted, but not listed. */
const MAX_LISTED = 500
/** A file with more of its rows broken than this is not to be trusted. */
export const MAX_BROKEN = 0.02

export interface ReportPlace {
  readonly file: RegisterFile
  readonly line: number | null
}

/** Problems, file by file. */
export interface Report {
  /** Gives nothing, so that a reader may return with it. */
  readonly add: (place: ReportPlace, code: FileProblemCode, facts?: FileProblem['facts']) => undefined
  /** Says once that too many rows of a file are broken; rows that only say something new are not. */
  readonly judge: (file: RegisterFile, rows: number) => void
  readonly hasFatal: () => boolean
  readonly problems: () => FileProblem[]
}

/** Problems of the register, not of a broken row; the same one is said once. */
const HARMLESS: ReadonlySet<FileProblemCode> = new Set(['unknownCrop', 'noUse'])

/** A fact may be any cell of a file. */
const LONGEST_FACT = 100
const shortened = (facts: FileProblem['facts']): FileProblem['facts'] =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === 'string' ? fact.slice(0, LONGEST_FACT) : fact,
    ]),
  )

export function newReport(): Report {
  const listed: FileProblem[] = []
  const counts = new Map<RegisterFile, number>()
  const broken = new Map<RegisterFile, Set<number>>()
  const reported = new Set<string>()
  const add: Report['add'] = ({ file, line }, code, facts = {}) => {
    const problem = { file, line, code, facts: shortened(facts) }
    if (HARMLESS.has(code)) {
      const words = JSON.stringify([code, facts])
      if (reported.has(words)) return undefined
      reported.add(words)
    }
    const count = (counts.get(file) ?? 0) + 1
    counts.set(file, count)
    if (count <= MAX_LISTED || isFatal(problem)) listed.push(problem)
    if (line !== null && !HARMLESS.has(code))
      broken.set(file, (broken.get(file) ?? new Set<number>()).add(line))
    return undefined
  }
  return {
    add,
    judge: (file, rows) => {
      const lines = broken.get(file)?.size ?? 0
      if (lines > rows * MAX_BROKEN) add({ file, line: null }, 'tooManyBroken', { broken: lines, rows })
    },
    hasFatal: () => listed.some(isFatal),
    problems: () => [
      ...listed,
      ...[...counts].flatMap(([file, count]): FileProblem[] => {
        const left = count - listed.filter((problem) => problem.file === file).length
        return left > 0 ? [{ file, line: null, code: 'moreProblems', facts: { count: left } }] : []
      }),
    ],
  }
}

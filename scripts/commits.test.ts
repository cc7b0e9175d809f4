/** Subjects of commits: what they are about, then what they do, short enough for one line of a list. */
import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { root } from './root.ts'

/** Moment from which subjects are held to it; older ones stay as they were written. */
const SINCE = '2026-11-28T22:30:00Z'
const MAX_LETTERS = 72
/** Files of a commit that gathers a whole piece of work from elsewhere under its title: its parts were named where they were made. */
const MANY_FILES = 60
/** `grid: undo a paste as one step`; the scope may be several words (`job form, planner: …`). */
const SCOPED = /^[\p{L}\d][\p{L}\d ,./-]*: \S/u

const isRight = (subject: string): boolean => subject.length <= MAX_LETTERS && SCOPED.test(subject)

interface Commit {
  readonly subject: string
  readonly files: number
}

/** Commits of today's branch since that moment; none where there is no history to read. */
function readCommits(): Commit[] {
  const format = ['log', '--no-merges', `--since=${SINCE}`, '--name-only', '--format=%x1e%s']
  try {
    const log = execFileSync('git', format, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    return log
      .split('\u001E')
      .map((each) => each.split('\n').filter((line) => line !== ''))
      .flatMap(([subject, ...files]) => (subject === undefined ? [] : [{ subject, files: files.length }]))
  } catch {
    return []
  }
}

it('every commit says in one short line what it is about and what it does', () => {
  const wrong = readCommits().filter(({ subject, files }) => files < MANY_FILES && !isRight(subject))
  expect(wrong.map(({ subject }) => subject)).toEqual([])
})
it.each([
  ['grid: undo a paste as one step', true],
  ['job form, planner: a tap counts once', true],
  ['PRIA map: a hole outside of its ground is refused', true],
  ['Name a call in one place', false],
  [`grid: ${'x'.repeat(66)}`, true],
  [`grid: ${'x'.repeat(67)}`, false],
  ['grid:undo', false],
])('of „%s“ that is %s', (subject, right) => expect(isRight(subject)).toBe(right))

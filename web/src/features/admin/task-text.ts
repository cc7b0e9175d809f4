/** Tasks that the program does by itself, and their results, in words. */
import { nounAfter } from '@vagu/core/text/counted'
import { z } from 'zod'
import { registersText } from '../../entities/registers/text.ts'
import { formatWhole } from '../../lib/format.ts'

interface TaskWords {
  readonly name: string
  /** Result of the task, read from the JSON that the program stored. */
  readonly result: z.ZodType<string>
}

const wordsOf = <S extends z.ZodType>(shape: S, say: (result: z.output<S>) => string): z.ZodType<string> =>
  shape.transform(say)

const counted = (count: number, one: string, many: string): string =>
  `${formatWhole(count)} ${nounAfter(count, one, many)}`

const OUTCOMES = {
  stored: 'uus seis võeti kasutusele',
  unchanged: 'uut seisu ei ole',
} as const

const TASKS: Readonly<Record<string, TaskWords>> = {
  'plant-protection-refresh': {
    name: 'Taimekaitsevahendite registri laadimine',
    result: wordsOf(
      z.object({ outcome: z.enum(['stored', 'unchanged', 'failed']), error: z.string().nullable() }),
      ({ outcome, error }) => (outcome === 'failed' ? registersText.failed(error ?? '') : OUTCOMES[outcome]),
    ),
  },
  'photo-clearing': {
    name: 'Kasutamata fotode koristamine',
    result: wordsOf(
      z.object({ deleted: z.number(), removed: z.number() }),
      ({ deleted, removed }) =>
        `${counted(deleted, 'foto', 'fotot')} prügikasti, ${counted(removed, 'foto', 'fotot')} jäädavalt kustutatud`,
    ),
  },
  'account-deletion': {
    name: 'Kontode kustutamine',
    result: wordsOf(
      z.object({ reminded: z.number(), deleted: z.number() }),
      ({ reminded, deleted }) =>
        `${counted(deleted, 'konto', 'kontot')} kustutatud, ${counted(reminded, 'konto', 'kontot')} hoiatatud`,
    ),
  },
  'area-count': {
    name: 'Kasutuses pindala loendamine',
    result: wordsOf(
      z.object({ accounts: z.number() }),
      ({ accounts }) => `${counted(accounts, 'konto', 'kontot')} üle loetud`,
    ),
  },
  'weekly-letters': {
    name: 'Nädalakirjad',
    result: wordsOf(z.object({ letters: z.number() }), ({ letters }) => counted(letters, 'kiri', 'kirja')),
  },
  'trial-letters': {
    name: 'Kirjad tasuta aja lõpust',
    result: wordsOf(z.object({ accounts: z.number() }), ({ accounts }) =>
      counted(accounts, 'kontole', 'kontole'),
    ),
  },
}

/** Name of a task; one of another version of the program has its own. */
export const taskName = (name: string): string => TASKS[name]?.name ?? name

/** Result of a task; nothing where this version of the program cannot read it. */
export function taskResult(name: string, result: string | null): string {
  if (result === null) return ''
  try {
    return TASKS[name]?.result.safeParse(JSON.parse(result)).data ?? ''
  } catch {
    return ''
  }
}

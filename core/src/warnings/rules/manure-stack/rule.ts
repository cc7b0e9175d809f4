import { addDays, monthsAfter } from '../../../time/day.ts'
import type { EventFacts, Facts } from '../../facts.ts'
import type { FarmFacts, OpenJob } from '../../farm.ts'
import type { FarmFinding, Finding, Rule } from '../../rule.ts'
import { MANURE_STACK } from '../../lib/law/water-sources.ts'
import { firstDayWithin, spanOf } from '../../lib/year-window.ts'
import { MONTHS_WITHOUT_NOTICE, NOTICE_DAYS, STACKING_BAN, stackLimits, TOLD_DAYS } from './limits.ts'
import {
  isStacking,
  lastDayOf,
  stackAffectsUntil,
  type SpreadStack,
  spreadStacks,
  stackOf,
} from './stacks.ts'
import { adviceText, bannedText, nobodySaidText, noticeText, standingText, tooLongText } from './text.ts'

const NOTHING = { related: null, material: null, date: null, until: null, nextAllowed: null } as const

/** Compost is made the whole year. */
function bannedOn(event: EventFacts, field: string): Finding[] {
  const day =
    event.heap?.manure === 'KOMPOST' ? undefined : firstDayWithin(STACKING_BAN, event.date, lastDayOf(event))
  if (day === undefined) return []
  const span = spanOf(STACKING_BAN, day)
  return [
    {
      ...NOTHING,
      outcome: 'broken',
      event,
      cause: `ban|${span.to}`,
      date: day,
      until: span.to,
      nextAllowed: addDays(span.to, 1),
      message: () => bannedText(event, field, span),
    },
  ]
}

/** Remark on what is to be known of the stack itself, while it is written. */
function remarkOn(event: EventFacts, field: string): Finding[] {
  const stack = stackOf(event)
  if (stack)
    return [
      {
        ...NOTHING,
        outcome: 'advice',
        event,
        cause: `stack|${stack.until}`,
        until: stack.until,
        message: () => adviceText(stack, field, event.heap?.isNoticeGiven ?? false),
      },
    ]
  if (event.heap?.manure != null || STACKING_BAN.from.at(event.date) === undefined) return []
  return [
    {
      ...NOTHING,
      outcome: 'unknown',
      event,
      cause: 'manure',
      missing: ['heap'],
      message: () => nobodySaidText(event, field),
    },
  ]
}

const onSpread = ({ stack, by, day }: SpreadStack) => ({
  ...NOTHING,
  outcome: 'broken' as const,
  event: by,
  judged: `${stack.event.date}|${day}`,
  related: by === stack.event ? null : stack.event,
  date: day,
  until: stack.until,
})

/** A stack that stood too long, or that needed a notice because it stood for more than two months. */
function judgeSpread(spread: SpreadStack, field: string): Finding[] {
  const { stack, day } = spread
  if (day > stack.until) {
    const cause = `late|${stack.event._id}|${stack.until}`
    return [{ ...onSpread(spread), cause, message: () => tooLongText(spread, field) }]
  }
  const months = MONTHS_WITHOUT_NOTICE.at(stack.event.date)?.value
  const days = NOTICE_DAYS.at(stack.event.date)?.value
  const isTold = stack.manure === 'TAHESONNIK' || stack.event.heap?.isNoticeGiven === true
  if (isTold || !months || !days || day <= monthsAfter(stack.event.date, months)) return []
  const cause = `notice|${stack.event._id}`
  return [
    {
      ...onSpread(spread),
      level: 'WARN',
      cause,
      until: null,
      message: () => noticeText(spread, field, days),
    },
  ]
}

function check({ events, field }: Facts): Finding[] {
  const stackings = events.filter(isStacking)
  if (stackings.length === 0) return []
  return [
    ...stackings.flatMap((event) => [...bannedOn(event, field.name), ...remarkOn(event, field.name)]),
    ...spreadStacks(events).flatMap((spread) => judgeSpread(spread, field.name)),
  ]
}

/** A stack that still stands shortly before its last day, or after it; by the day on which somebody looks. */
function judgeStanding({ event, field }: OpenJob, today: string): FarmFinding[] {
  const stack = stackOf(event)
  const days = TOLD_DAYS.at(event.date)?.value
  if (!stack || days === undefined || today < addDays(stack.until, -days)) return []
  const isOver = today > stack.until
  return [
    {
      outcome: 'broken',
      level: 'WARN',
      target: { kind: 'job', id: event._id, event, field },
      cause: `standing|${stack.until}`,
      date: stack.until,
      until: stack.until,
      nextAllowed: null,
      message: () => standingText(stack, field.name, isOver),
    },
  ]
}

/** Manure that was stacked on the field at a wrong time, for too long, or without the notice. */
export const manureStack: Rule = {
  id: 'MANURE_STACK',
  title: 'Sõnnikuaun',
  level: 'ERROR',
  summary:
    'Tahesõnnikut tohib aunas hoida kuni 2 kuud enne laotamist, sügavallapanusõnnikut kuni 8 kuud ja kompostida kuni 24 ' +
    'kuud; aunastada ei tohi 1. novembrist 31. detsembrini. Üle 2 kuu seisvast sügavallapanusõnniku aunast tuleb ' +
    'Keskkonnaametile enne teatada, kui talus on üle 5 loomühiku. Laotamise päev on tööle märgitud päev, selle puudumisel ' +
    'sama põllu järgmine auna äravedu või tahke sõnniku laotamine. Kui seda kirjas ei ole, tuletatakse auna meelde 14 päeva ' +
    'enne tähtaega ja pärast seda.',
  sources: MANURE_STACK,
  ignoresPlantProtection: true,
  limits: stackLimits,
  quantities: [],
  check,
  checkFarm: ({ stacks, today }: FarmFacts) => stacks.flatMap((stack) => judgeStanding(stack, today)),
  affectsUntil: stackAffectsUntil,
}

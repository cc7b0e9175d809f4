import type { BookHidden } from '../facts.ts'
import { compareTexts, isInPeriod } from '../period.ts'
import { day, instant, type TableOf, text } from '../table-of.ts'

export const hiddenTable: TableOf<BookHidden> = {
  key: 'hidden',
  title: 'Peidetud hoiatused',
  columns: [
    day<BookHidden>('day', 'Päev', (hidden) => hidden.day)({ width: 8 }),
    text<BookHidden>('field', 'Põld', (hidden) => hidden.fieldName)({ width: 12 }),
    text<BookHidden>('title', 'Hoiatus', (hidden) => hidden.title)({ width: 16 }),
    text<BookHidden>('message', 'Sisu', (hidden) => hidden.message)({ width: 34 }),
    text<BookHidden>('reason', 'Põhjendus', (hidden) => hidden.reason)({ width: 22 }),
    instant<BookHidden>('at', 'Peidetud', (hidden) => hidden.at)({ width: 10 }),
    text<BookHidden>('by', 'Kes', (hidden) => hidden.by)({ under: 'at', isBare: true }),
  ],
  records: ({ facts, fields }) => {
    const byId = new Map(fields.map((field) => [field._id, field]))
    const isWanted = ({ fieldId, day: of }: BookHidden): boolean => {
      if (fieldId === null) return facts.wish.fieldIds === null
      const field = byId.get(fieldId)
      return field !== undefined && (of === null || isInPeriod(of, facts.wish, field))
    }
    return facts.hidden
      .filter(isWanted)
      .toSorted((a, b) => compareTexts(a.day ?? '', b.day ?? '') || compareTexts(a.id, b.id))
      .map((hidden) => [hidden.id, hidden] as const)
  },
}

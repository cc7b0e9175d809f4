/** Words of the weekly letter, and of the page that switches it off. */
import { countedFields } from '@vagu/core/text/counted'
import { dayText } from '@vagu/core/text/format'
import { addDays } from '@vagu/core/time/day'
import type {
  DueCertificate,
  DueEntry,
  DueFree,
  DueJob,
  DueStack,
  DueTest,
  FarmDue,
  FieldNames,
} from '@vagu/core/warnings/due/schema'
import { type LetterParts, link, list, note, type Part, text, title, toUser } from '../mails/parts.ts'

export interface FarmOfLetter {
  readonly companyName: string
  readonly due: FarmDue
}
interface Week {
  /** Its Monday. */
  readonly week: string
  readonly farms: readonly FarmOfLetter[]
}
interface Addresses {
  readonly publicUrl: string
  readonly off: string
}

export const fieldsText = ({ names, more }: FieldNames): string => {
  if (more > 0) return `${names.join(', ')} ja veel ${countedFields(more)}`
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ja ${names.at(-1) ?? ''}`
}
const daysText = ({ date, endDate }: Pick<DueJob, 'date' | 'endDate'>): string =>
  endDate === null || endDate === date ? dayText(date) : `${dayText(date)} – ${dayText(endDate)}`

const jobText = (job: DueJob): string => `${daysText(job)} ${job.name}: ${fieldsText(job.fields)}`
const entryText =
  (week: string) =>
  (entry: DueEntry): string =>
    `${entry.deadline < week ? 'Tähtaeg oli' : 'Hiljemalt'} ${dayText(entry.deadline)}: ${entry.name} ${daysText(entry)}, ${fieldsText(entry.fields)}`

const FREE: Readonly<Record<DueFree['kind'], string>> = {
  work: 'võib põllul töötada',
  harvest: 'võib koristada',
  both: 'võib põllul töötada ja koristada',
}
const freeText = ({ kind, day, fields }: DueFree): string =>
  `Alates ${dayText(day)} ${FREE[kind]}: ${fieldsText(fields)}`

const untilText = (week: string, end: string): string =>
  `${end < week ? 'kehtis' : 'kehtib'} kuni ${dayText(end)}`
const certificateText =
  (week: string) =>
  ({ worker, end }: DueCertificate): string =>
    `${worker}: ${untilText(week, end)}`
const testText =
  (week: string) =>
  ({ machine, end }: DueTest): string =>
    `${machine}: ${untilText(week, end)}`

const stackText =
  (week: string) =>
  ({ field, date, until }: DueStack): string =>
    `${until < week ? 'Tähtaeg oli' : 'Hiljemalt'} ${dayText(until)}: ${field}, aun rajati ${dayText(date)}`

interface Section<T> {
  readonly heading: string
  readonly why?: string
  readonly of: { readonly items: readonly T[]; readonly more: number }
  readonly say: (item: T) => string
}
const moreText = (more: number): readonly string[] => (more === 0 ? [] : [`Ja veel ${more}, kõik on Vagus.`])

function partsOf<T>({ heading, why, of, say }: Section<T>, farm: string): readonly Part[] {
  if (of.items.length === 0) return []
  return [
    title(farm === '' ? heading : `${heading} – ${farm}`),
    ...(why === undefined ? [] : [text(why)]),
    list([...of.items.map(say), ...moreText(of.more)]),
  ]
}

function farmParts({ due }: FarmOfLetter, { week, farm }: { week: string; farm: string }): readonly Part[] {
  return [
    ...partsOf(
      {
        heading: 'Kandmata tööd',
        why: 'Töö tuleb põlluraamatusse kanda 10 päeva jooksul pärast selle lõppu. Märkige nimetatud tööd tehtuks või muutke nende kuupäeva.',
        of: due.entries,
        say: entryText(week),
      },
      farm,
    ),
    ...partsOf({ heading: 'Nädala tööd', of: due.jobs, say: jobText }, farm),
    ...partsOf({ heading: 'Ooteajad lõpevad', of: due.free, say: freeText }, farm),
    ...partsOf(
      {
        heading: 'Taimekaitsetunnistused',
        why: 'Täienduskoolitus läbitakse kolm kuud enne tunnistuse lõppu.',
        of: due.certificates,
        say: certificateText(week),
      },
      farm,
    ),
    ...partsOf(
      {
        heading: 'Taimekaitseseadmete kontroll',
        why: 'Kontrollimata seadmega pritsida ei tohi. Pange kontroll aegsasti kinni.',
        of: due.tests,
        say: testText(week),
      },
      farm,
    ),
    ...partsOf(
      {
        heading: 'Sõnnikuaunad',
        why: 'Aun tuleb tähtajaks laotada või ära vedada. Kui see on tehtud, märkige laotamise päev aunastamise tööle.',
        of: due.stacks,
        say: stackText(week),
      },
      farm,
    ),
  ]
}

export const weeklyLetter = ({ week, farms }: Week, { publicUrl, off }: Addresses): LetterParts =>
  toUser(
    `mis on ees nädalal ${dayText(week)} – ${dayText(addDays(week, 6))}`,
    text('Sellel nädalal on ees:'),
    ...farms.flatMap((farm) => farmParts(farm, { week, farm: farms.length > 1 ? farm.companyName : '' })),
    link('Ava põlluraamat', publicUrl),
    note('See kiri tuleb esmaspäeviti, kui midagi on ees.', {
      label: 'Lülita nädalakiri välja',
      address: off,
    }),
  )

export const offText = {
  title: 'Nädalakiri',
  ask: 'Kas lülitada nädalakiri välja? Muud kirjad tulevad nagu seni.',
  confirm: 'Lülita nädalakiri välja',
  done: 'Nädalakiri on välja lülitatud. Soovi korral saab selle lehel Seaded jälle sisse lülitada.',
  unknown: 'See link ei kehti enam. Nädalakirja saab välja lülitada lehel Seaded.',
  settings: 'Ava seaded',
} as const

/** The sentences of the rule. */
import type { Heaped } from '../../../jobs/schema.ts'
import { dayText } from '../../../text/format.ts'
import type { EventFacts } from '../../facts.ts'
import type { SpreadStack, Stack } from './stacks.ts'

const NAMES: Readonly<Record<Heaped, string>> = {
  TAHESONNIK: 'tahesõnnik',
  SUGAVALLAPANUSONNIK: 'sügavallapanusõnnik',
  KOMPOST: 'kompostitav sügavallapanusõnnik',
}
const START: Readonly<Record<Heaped, string>> = {
  TAHESONNIK: 'Tahesõnnikut tohib aunas hoida',
  SUGAVALLAPANUSONNIK: 'Sügavallapanusõnnikut tohib aunas hoida',
  KOMPOST: 'Sügavallapanusõnnikut tohib aunas kompostida',
}

const headOf = (event: EventFacts, field: string): string =>
  `Põld „${field}“: töö „${event.job.name}“ (${dayText(event.date)})`

const limitText = ({ manure, months, until }: Stack): string =>
  `${START[manure]} kuni ${months} kuud, see aun tuli laotada hiljemalt ${dayText(until)}`

export const tooLongText = ({ stack, day, by }: SpreadStack, field: string): string =>
  `${headOf(by, field)}: ${dayText(stack.event.date)} rajatud aun (${NAMES[stack.manure]}) laotati ${dayText(day)}. ` +
  `${limitText(stack)}, et toitained ei valguks vette. Kui päev on vale, parandage see; järgmine aun laotage varem või ` +
  'hoidke sõnnikut hoidlas.'

export const standingText = (stack: Stack, field: string, isOver: boolean): string =>
  `${headOf(stack.event, field)}: aun (${NAMES[stack.manure]}) on laotamata. ${START[stack.manure]} kuni ${stack.months} kuud, ` +
  `tähtaeg ${isOver ? 'oli' : 'on'} ${dayText(stack.until)}. Kui aun on juba laotatud või mujale viidud, märkige laotamise päev ` +
  'aunastamise tööle.'

export const noticeText = ({ stack, day, by }: SpreadStack, field: string, days: number): string =>
  `${headOf(by, field)}: ${dayText(stack.event.date)} rajatud aun (${NAMES[stack.manure]}) laotati ${dayText(day)}, üle ` +
  `2 kuu hiljem, aga aunal puudub märge, et Keskkonnaamet on teavitatud. Kui talus on üle 5 loomühiku, tuleb teatada ` +
  `vähemalt ${days} päeva enne aunastamist. Kui teatis on tehtud või loomi on vähem, märkige see aunastamise tööle.`

export const bannedText = (event: EventFacts, field: string, span: { from: string; to: string }): string =>
  `${headOf(event, field)}: sõnnikut ei tohi aunastada ${dayText(span.from)} kuni ${dayText(span.to)} (mõlemad päevad ` +
  'kaasa arvatud), sest talvel valguks see vette. Hoidke sõnnikut hoidlas ja aunastage alates ' +
  `${dayText(`${Number(span.to.slice(0, 4)) + 1}-01-01`)}.`

export const nobodySaidText = (event: EventFacts, field: string): string =>
  `${headOf(event, field)}: on märkimata, mis sõnnik on aunas. Tahesõnnikut tohib aunas hoida kuni 2 kuud, ` +
  'sügavallapanusõnnikut kuni 8 kuud. Märkige sõnniku liik.'

const PLACE =
  'Aun rajage tasasele maale vähemalt 50 m kaugusele veekogust, kaevust ja karstist, mitte drenaaži kohale, ' +
  'kaitsmata põhjaveega alale ega liigniiskele või üleujutatavale maale; kõige rohkem ühe kasvuperioodi kogus.'

export function adviceText(stack: Stack, field: string, isTold: boolean): string {
  const notice =
    stack.manure === 'TAHESONNIK' || isTold
      ? ''
      : ' Kui talus on üle 5 loomühiku ja aun jääb kauemaks kui 2 kuuks, teatage Keskkonnaametile vähemalt 14 päeva enne aunastamist.'
  const { until, months, manure } = stack
  return `${headOf(stack.event, field)}: ${START[manure].toLocaleLowerCase('et')} kuni ${months} kuud, laotage aun hiljemalt ${dayText(until)}. ${PLACE}${notice}`
}

import { needsCertificate } from '../../../jobs/plant-protection.ts'
import { testOnDays } from '../../../machines/rules.ts'
import { dayText } from '../../../text/format.ts'
import { addDays } from '../../../time/day.ts'
import type { EventFacts, Facts, MachineFacts } from '../../facts.ts'
import { SPRAYER_TEST } from '../../lib/law/sources.ts'
import type { Finding, Rule } from '../../rule.ts'
import { testLimits } from './limits.ts'

interface Used {
  readonly event: EventFacts
  readonly machine: MachineFacts
  readonly field: string
}

const placeOf = ({ event, machine, field }: Used): string =>
  `Põld „${field}“: töö „${event.job.name}“ (${dayText(event.endDate ?? event.date)}) masin „${machine.name}“`

const base = { related: null, material: null, nextAllowed: null } as const

/** A machine of which nobody wrote down a test: that it was tested cannot be told. */
const notKnown = (used: Used): Finding => ({
  ...base,
  outcome: 'unknown',
  event: used.event,
  cause: `${used.machine._id}|`,
  date: null,
  until: null,
  message: () =>
    `${placeOf(used)}: viimase kontrolli päev on kirjutamata. Märkige masina juurde kontrolli päev; see on kontrolli ` +
    'protokollil ja kleebisel.',
})

/** A test that was done after the job: whether one of before held is written nowhere. */
const later = (used: Used, testedOn: string): Finding => ({
  ...base,
  outcome: 'unknown',
  event: used.event,
  cause: `${used.machine._id}|after ${testedOn}`,
  date: null,
  until: null,
  message: () =>
    `${placeOf(used)}: kirjas on kontroll ${dayText(testedOn)}, mis tehti pärast seda tööd. Kas varasem kontroll siis kehtis, ` +
    'ei ole teada: märkige masina juurde ka varasem kontroll.',
})

const ended = (used: Used, end: string): Finding => {
  const { event, machine } = used
  const dayAfter = addDays(end, 1)
  return {
    ...base,
    outcome: 'broken',
    event,
    cause: `${machine._id}|${end}`,
    date: event.date > dayAfter ? event.date : dayAfter,
    until: end,
    message: () =>
      `${placeOf(used)}: seadme kontroll lõppes ${dayText(end)}. Kontrollimata seadmega ei tohi taimekaitsevahendit ` +
      'kasutada: laske seade kontrollida või valige teine, ja märkige uus kontrolli päev masina juurde.',
  }
}

function judge(used: Used): Finding[] {
  const { event, machine } = used
  const test = testOnDays(machine, { from: event.date, to: event.endDate ?? event.date })
  if (test.says === 'unknown') return [notKnown(used)]
  if (test.says === 'ended') return [ended(used, test.end)]
  return test.says === 'later' ? [later(used, test.testedOn)] : []
}

function check({ events, field, machines, focus }: Facts): Finding[] {
  if (!machines) return []
  return events.flatMap((event) => {
    const machine = machines.get(event.machine ?? '')
    if (!machine || event.status === 'PLANNED' || focus?.has(event._id) === false) return []
    if (!needsCertificate(event.category, event.materials)) return []
    return judge({ event, machine, field: field.name })
  })
}

/** A device for plant protection whose test had ended by the day of a job that is being written. */
export const sprayerTestEnded: Rule = {
  id: 'SPRAYER_TEST_ENDED',
  title: 'Taimekaitseseadme kontroll on lõppenud',
  level: 'ERROR',
  summary:
    'Töö sisestamisel: taimekaitsevahendiga töö viimaseks päevaks on selle masina kontroll lõppenud. Pritsi kontroll ' +
    'kehtib kolm aastat, puhtimis- ja udustusseadme oma viis, või kuni kleebisel oleva varasema päevani; käsi- ja ' +
    'selgpritsilt kontrolli ei nõuta. Viimasel päeval kontroll veel kehtib. Varasema töö kohta loeb varasem kontroll; kui seda kirjas ei ole, ei ole otsus teada.',
  isOfOneJob: true,
  sources: SPRAYER_TEST,
  limits: testLimits,
  quantities: [],
  check,
}

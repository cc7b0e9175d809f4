import { testEndOf, testOnDays, testStateOf } from '../../../machines/rules.ts'
import { TEST_SOURCE, TEST_YEARS } from '../../../machines/table.ts'
import { CATEGORY } from '../../../settings/table.ts'
import { dayText } from '../../../text/format.ts'
import { dated } from '../../../warnings/dated.ts'
import { plantProtection } from '../../lib/acts.ts'
import { counted } from '../../../text/counted.ts'
import { jobsOf, lineOf } from '../../lib/land.ts'
import type { SchemeFacts } from '../../facts.ts'
import { gravest, nothingOf, way } from '../../lib/say.ts'
import type { Requirement } from '../../requirement.ts'
import type { Line, State } from '../../schema.ts'

const STATES = {
  none: 'ok',
  valid: 'ok',
  ending: 'attention',
  ended: 'violation',
  unknown: 'unknown',
} as const
const IS: Readonly<Record<State, Line['is']>> = {
  ok: 'counts',
  attention: 'against',
  violation: 'against',
  unknown: 'unknown',
}

/** Sprayings of which the machine's test had ended by their last day, or the first was done only after their first. */
function untestedJobs(facts: SchemeFacts): Line[] {
  const byId = new Map(facts.machines.map((machine) => [machine._id, machine]))
  return facts.fields.flatMap((each) =>
    jobsOf(facts, each).flatMap(({ _id: jobId, category, machine: id, date, endDate, area }) => {
      const machine = byId.get(id ?? '')
      if (machine === undefined || category.key !== CATEGORY.plantProtection) return []
      const { says } = testOnDays(machine, { from: date, to: endDate ?? date })
      const note = `${machine.name} ${dayText(date)}`
      if (says === 'ended') return [lineOf(each, { is: 'against', note, jobId, area })]
      if (says !== 'later') return []
      return [lineOf(each, { is: 'unknown', note: `${note}, enne kirjas olevat kontrolli`, jobId, area })]
    }),
  )
}

/** Devices for plant protection, tested within their years, as the register of machines judges them. */
export const sprayerTest: Requirement = {
  key: 'sprayer-test',
  part: 'HPK',
  title: 'Prits on kontrollitud',
  summary:
    'Prits kontrollitakse iga kolme aasta tagant (käsi- ja selgpritsi ei ole vaja), puhtimis- ja udustusseade iga viie aasta tagant.',
  sources: plantProtection('§ 87 lg 1'),
  limits: [
    {
      what: 'Pritsi kontrollide vahe, kõige rohkem',
      unit: 'aastat',
      values: dated([{ since: null, value: TEST_YEARS.SPRAYER ?? 0 }]),
      source: TEST_SOURCE,
    },
    {
      what: 'Puhtimis- ja udustusseadme kontrollide vahe, kõige rohkem',
      unit: 'aastat',
      values: dated([{ since: null, value: TEST_YEARS.FOGGER ?? 0 }]),
      source: TEST_SOURCE,
    },
  ],
  check: (facts) => {
    const devices = facts.machines.filter(({ kind }) => TEST_YEARS[kind] !== null)
    const hasSprayed = facts.fields.some((each) =>
      jobsOf(facts, each).some(({ category }) => category.key === CATEGORY.plantProtection),
    )
    const sprays = facts.machines.some(({ kind }) => kind === 'SPRAYER' || kind === 'HAND_SPRAYER')
    const judged = devices.map((machine) => ({ machine, state: STATES[testStateOf(machine, facts.today)] }))
    const lines = judged.map(({ machine, state }): Line => {
      const end = testEndOf(machine)
      const note = end === null ? 'kontrolli päev on kirjutamata' : `kontroll kehtib kuni ${dayText(end)}`
      return { name: machine.name, fieldId: null, jobId: null, area: null, is: IS[state], note }
    })
    if (hasSprayed && !sprays)
      return {
        state: gravest([...judged.map((each) => each.state), 'unknown']),
        says: 'Pritsimisi on kirjas, aga ühtegi pritsi ei ole.',
        lines,
        ways: [way('machines', 'Lisage prits ja selle viimane kontroll')],
      }
    if (devices.length === 0) return nothingOf('Kontrollitavaid seadmeid ei ole ja pritsitud ei ole.')
    const untested = untestedJobs(facts)
    const late = untested.filter(({ is }) => is === 'against').length
    const before = untested.length - late
    const state = gravest([
      ...judged.map((each) => each.state),
      late > 0 ? 'violation' : before > 0 ? 'unknown' : 'ok',
    ])
    const bad = judged.filter((each) => each.state !== 'ok').length
    return {
      state,
      says: [
        bad === 0
          ? `Kontrollitud: ${devices.length}.`
          : `Tähelepanu vajab ${bad} seadet ${devices.length}-st.`,
        ...(late === 0
          ? []
          : [`Lõppenud kontrolliga on tehtud ${counted(late, 'pritsimine', 'pritsimist')}.`]),
        ...(before === 0
          ? []
          : [
              `${counted(before, 'pritsimine on tehtud', 'pritsimist on tehtud')} enne kirjas olevat kontrolli: kas varasem kehtis, ei ole teada.`,
            ]),
      ].join(' '),
      lines: [...lines, ...untested],
      ways: bad === 0 ? [] : [way('machines', 'Kirjutage seadme viimane kontroll')],
    }
  },
}

import { chemicalCertificationAboutToEnd } from '@vagu/core/warnings/rules/chemical-certification-about-to-end/rule'
import { unknownChemicalCertificationEnd } from '@vagu/core/warnings/rules/unknown-chemical-certification-end/rule'
import { chemicalCertificationEnded } from '@vagu/core/warnings/rules/chemical-certification-ended/rule'
import type { Rule } from '@vagu/core/warnings/rule'
import { markOf } from '@vagu/core/warnings/shown-level'
import type { Worker } from '@vagu/core/workers/schema'
import { StateMark } from '../../entities/verdicts/StateMark.tsx'
import { type CertificateState, certificateState, daysLeft } from '../../entities/workers/certificate.ts'
import { formatDay } from '../../lib/format.ts'
import { workersPageText } from './text.ts'

/** The rules that warn of a state; their level is the colour that the warnings have. */
const RULES = {
  ended: chemicalCertificationEnded,
  ending: chemicalCertificationAboutToEnd,
  unknown: unknownChemicalCertificationEnd,
}

const markOfRule = ({ id, level }: Rule) => markOf({ key: id, level })

const kindOf = (state: CertificateState) => {
  if (state === 'none') return undefined
  return state === 'valid' ? 'ok' : markOfRule(RULES[state])
}

const textOf = (state: CertificateState, end: string | null): string =>
  state === 'none' || state === 'unknown'
    ? workersPageText.certificate[state]
    : workersPageText.certificate[state](formatDay(end))

interface Props {
  readonly worker: Worker
  readonly today: string
}

/** How it stands with a worker's certificate, in the words and colours of the warnings. */
export function CertificateMark({ worker, today }: Props) {
  const state = certificateState(worker, today)
  const end = worker.chemicalWorkerLicenceEndDate
  return (
    <StateMark
      kind={kindOf(state)}
      text={textOf(state, end)}
      left={state === 'ending' && end ? workersPageText.certificate.left(daysLeft(end, today)) : undefined}
    />
  )
}

import { chemicalCertificationAboutToEnd } from '@vagu/core/warnings/rules/chemical-certification-about-to-end/rule'
import { unknownChemicalCertificationEnd } from '@vagu/core/warnings/rules/unknown-chemical-certification-end/rule'
import { chemicalCertificationEnded } from '@vagu/core/warnings/rules/chemical-certification-ended/rule'
import type { Rule } from '@vagu/core/warnings/rule'
import { markOf } from '@vagu/core/warnings/shown-level'
import type { Worker } from '@vagu/core/workers/schema'
import { VerdictMark } from '../../entities/verdicts/VerdictMark.tsx'
import { type CertificateState, certificateState, daysLeft } from '../../entities/workers/certificate.ts'
import { formatDay } from '../../lib/format.ts'
import { workersPageText } from './text.ts'
import styles from './Workers.module.css'

/** The rules that warn of a state; their level is the colour that the warnings have. */
const RULES = {
  ended: chemicalCertificationEnded,
  ending: chemicalCertificationAboutToEnd,
  unknown: unknownChemicalCertificationEnd,
}

const markOfRule = ({ id, level }: Rule) => markOf({ key: id, level })

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
  if (state === 'none') return <span className={styles.quiet}>{workersPageText.certificate.none}</span>
  const end = worker.chemicalWorkerLicenceEndDate
  const kind = state === 'valid' ? 'ok' : markOfRule(RULES[state])
  return (
    <span className={styles.certificate} data-kind={kind}>
      <VerdictMark kind={kind} />
      <span>
        {textOf(state, end)}
        {state === 'ending' && end && <small>{workersPageText.certificate.left(daysLeft(end, today))}</small>}
      </span>
    </span>
  )
}

import type { Missing } from '@vagu/core/warnings/rule'
import type { Told } from '@vagu/core/warnings/verdicts'
import { Button } from '@mantine/core'
import { FindingText } from './FindingText.tsx'
import type { MissingInputs } from './missing-inputs.ts'
import { verdictDetailsText } from './details-text.ts'
import styles from './Verdict.module.css'
import { VerdictMark } from './VerdictMark.tsx'

type Remark = Told['unknowns'][number]
interface Props {
  readonly remark: Remark
  readonly kind: 'unknown' | 'advice'
  readonly inputs: MissingInputs | undefined
}

export const remarkKey = ({ type, eventId, relatedId, message }: Remark): string =>
  [type.key, eventId, relatedId, message].join('|')

/** Facts that would have to be known: a button to the input where there is one, else its name. */
function MissingList({
  missing,
  inputs,
}: {
  readonly missing: readonly Missing[]
  readonly inputs: Props['inputs']
}) {
  if (missing.length === 0) return null
  const [led, named] = [
    missing.filter((each) => inputs?.has(each)),
    missing.filter((each) => !inputs?.has(each)),
  ]
  return (
    <div className={styles.missing}>
      {named.length > 0 && (
        <span>
          {verdictDetailsText.missing} {named.map((each) => verdictDetailsText.missingNames[each]).join(', ')}
        </span>
      )}
      {led.map((each) => (
        <Button key={each} variant="default" onClick={() => inputs?.leadTo(each)}>
          {verdictDetailsText.fill(verdictDetailsText.missingNames[each])}
        </Button>
      ))}
    </div>
  )
}

/** Remark of a rule: what it could not tell, or what it says to look at. */
export const RemarkText = ({ remark, kind, inputs }: Props) => (
  <section>
    <h3 className={styles.title}>
      <VerdictMark kind={kind} />
      {remark.type.title}
    </h3>
    <FindingText message={remark.message} source={remark.source}>
      <MissingList missing={remark.missing} inputs={inputs} />
    </FindingText>
  </section>
)

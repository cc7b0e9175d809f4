import { Anchor } from '@mantine/core'
import { ROUTES } from '../../navigation/paths.ts'
import { verdictDetailsText } from './details-text.ts'

interface Props {
  /** Id and title of a rule. */
  readonly id: string
  readonly title: string
  readonly children?: string
}

/** A rule in the help, in a window of its own: a form that is being filled stays. */
export function WhyLink({ id, title, children }: Props) {
  return (
    <Anchor
      href={`${ROUTES.help}#${id}`}
      target="_blank"
      rel="noreferrer"
      underline="always"
      aria-label={children ? undefined : verdictDetailsText.whyOf(title)}
    >
      {children ?? verdictDetailsText.why}
    </Anchor>
  )
}

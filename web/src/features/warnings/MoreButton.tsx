import { Button } from '@mantine/core'
import { warningsText } from './text.ts'

interface Props {
  /** Warnings that are not shown yet, and how many come at a tap. */
  readonly rest: number
  readonly atOnce: number
  readonly onMore: () => void
}

export const MoreButton = ({ rest, atOnce, onMore }: Props) =>
  rest > 0 && (
    <div>
      <Button variant="default" onClick={onMore}>
        {warningsText.showMore(Math.min(rest, atOnce))}
      </Button>
    </div>
  )

import { Anchor, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { Way } from '@vagu/core/schemes/schema'
import layout from '../../ui/layout.module.css'
import { IfMay } from '../../ui/may.tsx'
import styles from './Schemes.module.css'
import { wayPath } from './way-path.ts'

interface Props {
  readonly ways: readonly Way[]
  readonly year: number
  /** Opens what is said on this page itself. */
  readonly onSay: () => void
}

/** Ways out: what to enter, each a link to where. */
export function Ways({ ways, year, onSay }: Props) {
  if (ways.length === 0) return null
  return (
    <div className={layout.wrapCentred}>
      {ways.map(({ text, page }) => {
        const path = wayPath(page, year)
        return path === undefined ? (
          <IfMay key={text} to="write">
            <Button
              variant="light"
              size="compact-sm"
              classNames={{ root: styles.way, label: styles.wayLabel }}
              onClick={onSay}
            >
              {text}
            </Button>
          </IfMay>
        ) : (
          <Anchor key={text} component={Link} to={path} underline="always" className="stands-alone">
            {text}
          </Anchor>
        )
      })}
    </div>
  )
}
